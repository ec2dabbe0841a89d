import { type ComponentType, type ReactNode, useState } from 'react'
import type { ToastItem } from '#domain/toasts/toast-state.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { Button } from '#client/ui/button/button.tsx'

interface LazyDialogButtonProps<Props> {
  label: string
  icon?: ReactNode
  describedBy?: string
  /** Few people open the dialog, so its code is loaded on demand. */
  load: () => Promise<ComponentType<Props>>
  renderDialog: (Dialog: ComponentType<Props>, onClose: () => void) => ReactNode
  /** Shows the message, usually as a toast. */
  onFailed: (message: Pick<ToastItem, 'title' | 'text' | 'tone'>) => void
}

/** A quiet button for a dialog that is loaded when it is pressed. */
export function LazyDialogButton<Props>(props: LazyDialogButtonProps<Props>) {
  const { label, icon, describedBy, load, renderDialog, onFailed } = props
  const common = useText('common')
  const [isLoading, setIsLoading] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const handleOpen = async () => {
    setIsLoading(true)
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch (error) {
      reportQuietly('dialog', error)
      onFailed({ title: common('failure.title'), text: common('failure.offline'), tone: 'destructive' })
    }
    setIsLoading(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        busy={isLoading}
        icon={icon}
        aria-describedby={describedBy}
        onClick={() => void handleOpen()}
      >
        {label}
      </Button>
      {Dialog && renderDialog(Dialog, () => setDialog(null))}
    </>
  )
}
