import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** Put `data-autofocus` on the control that should get focus first; the default is the close button. */
export function Dialog(props: ModalProps) {
  return <ModalFrame {...props} className="ui-dialog" />
}
