import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { formatPlanFile, planFileName, formatPlanAsText } from '#domain/action-plan/plan-file.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useFileTexts } from './use-file-texts.ts'

export interface PlanActionsProps {
  plan: StoredPlan
  /** Returns whether the browser accepted the file. */
  onSaveFile: (text: string, fileName: string) => boolean
}

/** Ways to export the plan. */
export function PlanActions({ plan, onSaveFile }: PlanActionsProps) {
  const t = useText('planTool')
  const { language } = useLanguage()
  const words = useFileTexts(plan)
  const [problem, setProblem] = useState<'downloadFailed' | 'cannotPrint' | null>(null)
  const handleDownload = () =>
    setProblem(onSaveFile(formatPlanFile(plan, words), planFileName) ? null : 'downloadFailed')
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setProblem('cannotPrint')
    setProblem(null)
    window.print()
  }
  return (
    <div className="grid gap-2">
      <div className="plan-actions">
        <Button size="small" icon={<Download aria-hidden size={18} />} onClick={handleDownload}>
          {t('plan.download')}
        </Button>
        <Button size="small" icon={<Printer aria-hidden size={18} />} onClick={handlePrint}>
          {t('plan.print')}
        </Button>
        {plan.language === language && (
          <ReadAloudButton
            variant="secondary"
            text={() => formatPlanAsText(plan, words)}
            label={t('plan.readAloud')}
            stopLabel={t('plan.stopReading')}
          />
        )}
      </div>
      <div role="status">{problem && <Notice>{t(`plan.${problem}`)}</Notice>}</div>
    </div>
  )
}
