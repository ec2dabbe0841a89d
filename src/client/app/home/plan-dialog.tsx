import { useState } from 'react'
import { useLocation } from 'wouter'
import { hasAnswerText } from '#domain/action-plan/plan-tool.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { planTool } from '#client/state/plan/plan-tool.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { PlanToolView } from './plan-tool/plan-tool-view.tsx'

export interface PlanDialogProps {
  open: boolean
  onClose: () => void
}

/** The plan tool over the results. Closing resets it, after a confirmation when answers are unfinished. */
export function PlanDialog({ open, onClose }: PlanDialogProps) {
  const t = useText('planTool')
  const common = useText('common')
  const [, navigate] = useLocation()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    planTool.send({ type: 'reset' })
    setIsAsking(false)
    onClose()
  }
  const handleClose = () => (hasAnswerText(planTool.get()) ? setIsAsking(true) : close())
  const handleTasks = () => {
    close()
    navigate('/action-plan')
  }
  return (
    <Dialog open={open} onClose={handleClose} title={t('title')} closeLabel={common('close')}>
      <PlanToolView isDialog onFind={close} onTasks={handleTasks} />
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('close.title')}
        closeLabel={common('close')}
        actions={
          <>
            <Button variant="primary" data-autofocus onClick={() => setIsAsking(false)}>
              {t('close.stay')}
            </Button>
            <Button onClick={close}>{t('close.leave')}</Button>
          </>
        }
      >
        <p>{t('close.text')}</p>
      </Dialog>
    </Dialog>
  )
}
