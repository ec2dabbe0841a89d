import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** Put `data-autofocus` on the control that should have focus first; otherwise the close button has it. */
export function Dialog(props: ModalProps) {
  return <ModalFrame {...props} className="ui-dialog" />
}
