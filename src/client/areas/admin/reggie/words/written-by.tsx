import type { PromptConfig } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'

export function WrittenBy({ prompt: { note, author: name, createdAt } }: { prompt: PromptConfig }) {
  const t = useText('adminReggie')
  const { day } = useMoments()
  const date = day(createdAt)
  return (
    <>
      {note && <p>{note}</p>}
      <p className="desk-quiet">{name === null ? t('words.byNobody', { date }) : t('words.by', { name, date })}</p>
    </>
  )
}
