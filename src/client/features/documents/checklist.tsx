import { countChecklist, withMark } from '#domain/documents/checklist.ts'
import type { DocumentFacts } from '#domain/documents/rules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { ChecklistItem } from './checklist-item.tsx'
import { ChecklistPrintout } from './checklist-printout.tsx'
import type { AnswerProps } from './document-props.ts'
import { RealIdNote } from './real-id-note.tsx'
import { ToolButtons } from './tool-buttons.tsx'
import { useDocumentTexts } from './use-document-texts.ts'

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
  const handleMark = (id: string, isMarked: boolean) => onAnswers({ marked: withMark(marked, id, isMarked) })
  return (
    <div className="grid gap-5">
      <ProgressBar label={t('progress')} value={count.done} max={count.total} valueText={t('count', count)} />
      <p>{say(order)}</p>
      <ToolButtons spoken={spoken} />
      <ol className="grid gap-3">
        {documents.map((guide, index) => (
          <ChecklistItem
            key={guide.id}
            guide={guide}
            number={index + 1}
            isMarked={marked.includes(guide.id)}
            now={now}
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
