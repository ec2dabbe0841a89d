import { ArrowLeft } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { StageHeading } from './stage-heading.tsx'

export function GeneratingStage({ onBack }: { onBack: () => void }) {
  const t = useText('planTool')
  const common = useText('common')
  return (
    <div className="plan-making">
      <ReggieFace size={88} />
      <StageHeading>{t('making.title')}</StageHeading>
      <p>{t('making.text')}</p>
      <ProgressBar label={t('making.title')} hideText />
      <Button icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack}>
        {common('back')}
      </Button>
    </div>
  )
}
