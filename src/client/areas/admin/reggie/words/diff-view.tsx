import { type DiffRow, isUnchanged, diffLines } from '#domain/text/line-diff.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

interface DiffViewProps {
  before: string
  after: string
  lang: string
}

/** Two texts line by line: side by side where there is room, stacked on a phone. */
export function DiffView({ before, after, lang }: DiffViewProps) {
  const t = useText('adminReggie')
  const rows = diffLines(before, after)
  if (isUnchanged(rows)) return <p className="desk-quiet">{t('words.diffSame')}</p>
  return (
    <div className="reggie-diff">
      <div className="reggie-diff-row reggie-diff-head">
        <strong>{t('words.diffBefore')}</strong>
        <strong>{t('words.diffAfter')}</strong>
      </div>
      {/* Lines have no stable key; the text is always rendered as a whole. */}
      {rows.map((row, at) => (
        <DiffLine key={at} row={row} lang={lang} />
      ))}
    </div>
  )
}

function DiffLine({ row: { kind, before, after }, lang }: { row: DiffRow; lang: string }) {
  const t = useText('adminReggie')
  if (kind === 'same') {
    return (
      <div className="reggie-diff-row reggie-diff-same" lang={lang}>
        <p>{before}</p>
        <p aria-hidden="true">{after}</p>
      </div>
    )
  }
  return (
    <div className="reggie-diff-row">
      <p>
        {before !== null && (
          <del>
            <Spoken text={t('words.diffOut')} />
            <span lang={lang}>{before}</span>
          </del>
        )}
      </p>
      <p>
        {after !== null && (
          <ins>
            <Spoken text={t('words.diffIn')} />
            <span lang={lang}>{after}</span>
          </ins>
        )}
      </p>
    </div>
  )
}

/** The difference must not be shown by color alone. */
const Spoken = ({ text }: { text: string }) => <VisuallyHidden>{text} </VisuallyHidden>
