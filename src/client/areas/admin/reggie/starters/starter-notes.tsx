import type { StarterQuestion } from '#contracts/reggie-control.ts'
import { starterBounds } from '#domain/reggie/starters.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { StarterList } from '../queries.ts'

/** The source of these questions, how often they were used, and whether there are enough. */
export function StarterNotes({ list, questions }: { list: StarterList; questions: readonly StarterQuestion[] }) {
  const t = useText('adminReggie')
  const { count: written } = useNumberFormat()
  const { fewest, most } = starterBounds
  const count = questions.filter(({ isOn }) => isOn).length
  return (
    <>
      <div className="desk-who">
        <Badge tone={list.isChanged ? 'sun' : 'plain'}>
          {t(list.isChanged ? 'starters.isChanged' : 'starters.isShipped')}
        </Badge>
        <span>
          {list.used === null ? t('starters.usedFew') : t('starters.usedCount', { count: written(list.used) })}
        </span>
      </div>
      {count < fewest && <Notice tone="warning">{t('starters.fewOn', { count, fewest })}</Notice>}
      {count > most && <Notice tone="warning">{t('starters.manyOn', { count, most })}</Notice>}
    </>
  )
}
