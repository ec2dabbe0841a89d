import { Suspense } from 'react'
import { crisisKinds, type CrisisKind } from '#domain/help-lines/crisis-kinds.ts'
import { allHelpLines, type CrisisLine, listCrisisLines } from '#domain/help-lines/help-lines.ts'
import { Language } from '#domain/language.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { formatReach } from '#client/platform/i18n/reach.ts'
import { useModuleIn } from '#client/platform/i18n/use-module-in.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'

/** Read-only: an edited number could send a person in danger to the wrong line. */
export function HelpCardLines() {
  const t = useText('adminReggie')
  return (
    <section className="desk-stack" aria-labelledby="reggie-lines">
      <h2 id="reggie-lines">{t('guard.lines')}</h2>
      <p>{t('guard.linesText')}</p>
      <p>{t('guard.linesNow')}</p>
      <div>
        {crisisKinds.map((kind) => (
          <details key={kind} className="reggie-fold">
            <summary>{t(`guard.kinds.${kind}`)}</summary>
            <div className="reggie-panes">
              {/* The other language's texts may still be loading: the page does not wait for them. */}
              {Language.options.map((language) => (
                <Suspense key={language}>
                  <CardLines kind={kind} language={language} />
                </Suspense>
              ))}
            </div>
          </details>
        ))}
      </div>
      <LineSources />
    </section>
  )
}

/** In the language of the card, whatever language the page is in. */
function CardLines({ kind, language }: { kind: CrisisKind; language: Language }) {
  const t = useText('adminReggie')
  const words = useModuleIn(language, 'crisisCard')
  const name = t(language === 'en' ? 'english' : 'spanish')
  return (
    <div className="desk-stack">
      <strong>{name}</strong>
      <ol
        className="desk-list"
        lang={language}
        aria-label={t('guard.linesOn', { kind: t(`guard.kinds.${kind}`), language: name })}
      >
        {listCrisisLines({ kind, level: 'support' }).map((line) => {
          const { call, number, text } = formatReach(line, language, words)
          return <li key={line.id}>{[call, number, text].filter(Boolean).join(' · ')}</li>
        })}
      </ol>
    </div>
  )
}

function LineSources() {
  const t = useText('adminReggie')
  const columns = useLineColumns()
  return (
    <>
      <h3>{t('guard.numbers')}</h3>
      <DataTable caption={t('guard.numbers')} rows={allHelpLines} rowKey={({ id }) => id} columns={columns} />
    </>
  )
}

function useLineColumns(): DataColumn<CrisisLine>[] {
  const t = useText('adminReggie')
  const { language } = useLanguage()
  const { lines } = useTextModule('crisisCard')
  return [
    {
      key: 'line',
      label: t('guard.line'),
      isHeader: true,
      cell: ({ id, phone, sms }) => [...new Set([lines[id], phone, sms?.number])].filter(Boolean).join(' · '),
    },
    { key: 'source', label: t('guard.source'), cell: ({ source }) => <span lang="en">{source}</span> },
    { key: 'checked', label: t('guard.checkedOn'), cell: ({ checkedOn }) => humanDate(checkedOn, language) },
  ]
}
