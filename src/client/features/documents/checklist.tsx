import { useState } from 'react'
import { flushSync } from 'react-dom'
import { countChecklist, withMark } from '#domain/documents/checklist.ts'
import type { DocumentFacts } from '#domain/documents/rules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { ChecklistItem, documentHeadId } from './checklist-item.tsx'
import { ChecklistPrintout } from './checklist-printout.tsx'
import type { AnswerProps } from './document-props.ts'
import { RealIdNote } from './real-id-note.tsx'
import { ToolButtons } from './tool-buttons.tsx'
import { useDocumentTexts } from './use-document-texts.ts'

/** Where the open one is beside the list, there is always one. */
const hasPane = () => matchMedia('(min-width: 64rem)').matches

/** Documents and benefits in the best order, each with its requirements. */
export function Checklist({ guides, answers, now, onAnswers }: AnswerProps & Pick<DocumentFacts, 'guides'>) {
  const t = useText('documents')
  const { say } = useDocumentTexts()
  const { documents, order } = guides
  const { marked } = answers
  const count = countChecklist(
    marked,
    documents.map(({ id }) => id),
  )
  const spoken = () =>
    [say(order), ...documents.flatMap(({ title, why, steps }) => [say(title), say(why), ...steps.map(say)])].join('\n')
  const [openId, setOpenId] = useState(() =>
    hasPane() ? documents.find(({ id }) => !marked.includes(id))?.id : undefined,
  )
  const handleToggle = (id: string) => {
    // Closing the one above moves everything up, so the position is known only after this render.
    flushSync(() => setOpenId(id === openId ? undefined : id))
    document.getElementById(documentHeadId(id))?.scrollIntoView({ block: 'nearest' })
  }
  const handleMark = (id: string, isMarked: boolean) => onAnswers({ marked: withMark(marked, id, isMarked) })
  return (
    <div className="grid gap-5">
      <ProgressBar label={t('progress')} value={count.done} max={count.total} valueText={t('count', count)} />
      <p>{say(order)}</p>
      <ToolButtons spoken={spoken} />
      <ol className="docs-list ui-list-beside">
        {documents.map((guide, index) => (
          <ChecklistItem
            key={guide.id}
            guide={guide}
            number={index + 1}
            isOpen={guide.id === openId}
            isMarked={marked.includes(guide.id)}
            now={now}
            onToggle={() => handleToggle(guide.id)}
            onMark={(isMarked) => handleMark(guide.id, isMarked)}
          />
        ))}
      </ol>
      <p className="text-md text-ink-2">{t('privacy')}</p>
      <RealIdNote guides={guides} now={now} />
      <ChecklistPrintout guides={guides} marked={marked} now={now} />
    </div>
  )
}
