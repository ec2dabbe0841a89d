import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { ChatTrace } from '#contracts/chat-trace.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { CopyByHandDialog } from '#client/platform/share/copy-by-hand-dialog.tsx'
import { copyText } from '#client/platform/share/share-plain-text.ts'
import { Button } from '#client/ui/button/button.tsx'

/** The whole trace as one paragraph for an outside auditor. */
export function AuditorNote({ trace }: { trace: ChatTrace }) {
  const t = useText('chatDemo')
  const results = useText('results')
  const text = useAuditorText(trace)
  /** A new answer has a new text, which has not been copied yet. */
  const [tried, setTried] = useState<{ text: string; isCopied: boolean } | null>(null)
  const outcome = tried?.text === text ? tried : null
  const handleCopy = async () => setTried({ text, isCopied: await copyText(text) })
  return (
    <section aria-labelledby="demo-auditor" className="cd-auditor">
      <h3 id="demo-auditor">{t('auditor.title')}</h3>
      <p>{text}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon={<Copy aria-hidden size={18} />} onClick={() => void handleCopy()}>
          {t('auditor.copy')}
        </Button>
        <span role="status" className="inline-flex items-center gap-1">
          {outcome?.isCopied && (
            <>
              <Check aria-hidden size={18} /> {results('share.copied')}
            </>
          )}
        </span>
      </div>
      <CopyByHandDialog open={outcome?.isCopied === false} onClose={() => setTried(null)} text={text} />
    </section>
  )
}

function useAuditorText(trace: ChatTrace): string {
  const t = useText('chatDemo')
  const { hidden, crisis, records, dropped, steps, answeredBy } = trace
  const used = records.filter(({ isUsed }) => isUsed)
  const ms = Math.round(steps.reduce((sum, step) => sum + step.ms, 0))
  return [
    t('auditor.asked', { language: t(`languages.${trace.language}`), question: trace.question }),
    hidden.length > 0 ? t('auditor.hidden', { names: hidden.join(', ') }) : t('auditor.nothingHidden'),
    crisis ? t('auditor.crisis', { kind: t(`crises.${crisis.kind}`) }) : t('auditor.noCrisis'),
    used.length > 0
      ? t('auditor.found', { count: records.length, names: used.map(formatRecordName).join('; ') })
      : t('auditor.nothingFound'),
    dropped.length > 0
      ? t('auditor.dropped', { names: dropped.map(({ text }) => text).join('; ') })
      : t('auditor.nothingDropped'),
    t('auditor.written', { who: answeredBy === 'template' ? t('template') : answeredBy, ms }),
    t('auditor.kept'),
  ].join(' ')
}

const formatRecordName = ({ title, id, checkedOn }: ChatTrace['records'][number]) =>
  `${title} (${[id, checkedOn].filter(Boolean).join(', ')})`
