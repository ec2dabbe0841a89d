import { CircleCheck, CircleX } from 'lucide-react'
import type { TraceVerdict } from '#contracts/chat-trace.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'

/** Expected and actual outcome of the conversation. */
export function VerdictTable({ verdict: { isMet, checks } }: { verdict: TraceVerdict }) {
  const t = useText('chatDemo')
  const word = (met: boolean) => t(met ? 'met' : 'notMet')
  return (
    <section aria-labelledby="demo-verdict" className="cd-verdict">
      <h2 id="demo-verdict">{t('verdict')}</h2>
      <Notice tone={isMet ? 'success' : 'warning'} announce>
        {word(isMet)}
      </Notice>
      <table aria-labelledby="demo-verdict" className="cd-table">
        <thead>
          <tr>
            <th scope="col">{t('check')}</th>
            <th scope="col">{t('expected')}</th>
            <th scope="col">{t('actual')}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ check, expected, actual, isMet: met }) => (
            <tr key={check}>
              <th scope="row">
                {met ? <CircleCheck aria-hidden size={18} /> : <CircleX aria-hidden size={18} />}
                {t(`checks.${check}`)} <VisuallyHidden>{word(met)}</VisuallyHidden>
              </th>
              <td>{expected}</td>
              <td>{actual}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
