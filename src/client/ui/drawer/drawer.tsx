import { ModalFrame, type ModalProps } from '../dialog/modal-frame.tsx'

export interface DrawerProps extends ModalProps {
  side?: 'left' | 'right'
}

export function Drawer({ side = 'left', ...props }: DrawerProps) {
  return <ModalFrame {...props} className={side === 'left' ? 'ui-drawer' : 'ui-drawer ui-drawer-right'} />
}
