import { Check, Heart } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { DocumentsSpot } from '#client/ui/illustrations/documents-spot.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Specimen } from './specimen.tsx'

const cardTones = ['plain', 'ok', 'wait', 'quiet'] as const
const badgeTones = ['brand', 'sun', 'ok', 'coral', 'plain'] as const
const notices = { info: 'info', success: 'success', warning: 'warning', danger: 'dangerNotice' } as const
const noticeTones = Object.keys(notices) as (keyof typeof notices)[]

export function CardPart() {
  const t = useText('workshop')
  return (
    <div className="ws-stack">
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone} as="article" className="grid gap-2">
          <h4>{t('sample.name')}</h4>
          <p className="ws-quiet">{t('sample.about')}</p>
          <p>
            <Badge tone="plain">{t(`looks.${tone}`)}</Badge>
          </p>
        </Card>
      ))}
    </div>
  )
}

export function BadgePart() {
  const t = useText('workshop')
  return (
    <>
      <Specimen label={t('looks.plain')}>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`looks.${tone}`)}
          </Badge>
        ))}
      </Specimen>
      <Specimen label={t('looks.icon')}>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Check aria-hidden size={14} />}>
            {t(`looks.${tone}`)}
          </Badge>
        ))}
      </Specimen>
    </>
  )
}

export function NoticePart() {
  const t = useText('workshop')
  return (
    <div className="ws-stack">
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} title={t(`looks.${notices[tone]}`)}>
          {t(tone === 'danger' ? 'sample.failedText' : 'sample.answer')}
        </Notice>
      ))}
      <Notice>{t('sample.answer')}</Notice>
      <Notice tone="warning" title={t('looks.titleOnly')} />
    </div>
  )
}

export function EmptyStatePart() {
  const t = useText('workshop')
  const action = (
    <Button variant="primary" icon={<Heart aria-hidden size={20} />}>
      {t('sample.button')}
    </Button>
  )
  return (
    <>
      <Specimen label={t('looks.withPicture')} stacked>
        <EmptyState headingLevel="h3" illustration={<DocumentsSpot />} title={t('sample.nothing')} action={action}>
          {t('sample.nothingText')}
        </EmptyState>
      </Specimen>
      <Specimen label={t('looks.titleOnly')} stacked>
        <EmptyState headingLevel="h3" title={t('sample.nothing')} />
      </Specimen>
    </>
  )
}
