import {
  ArrowDown,
  RotateCcw,
  Baby,
  BookUser,
  CalendarX2,
  Car,
  DoorOpen,
  FileDigit,
  HeartPulse,
  IdCard,
  type LucideIcon,
  Mail,
  Shield,
  ShieldCheck,
  Star,
} from 'lucide-react'
import { type FormEvent, useId, useMemo } from 'react'
import { listHeldDocuments } from '#domain/documents/answers.ts'
import { withMark } from '#domain/documents/checklist.ts'
import {
  Birthplace,
  Goal,
  goals,
  otherBirthplaces,
  personalDocuments,
  type PersonalDocument,
} from '#domain/documents/personal-documents.ts'
import { StateCode } from '#domain/places/states.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CheckboxTile, TileGrid } from '#client/ui/checkbox-tile/checkbox-tile.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TypeAheadSelect } from '#client/ui/select/type-ahead-select.tsx'
import type { AnswerProps } from './document-props.ts'
import { useDocumentTexts } from './use-document-texts.ts'

const paperIcons: Record<PersonalDocument, LucideIcon> = {
  'release-papers': DoorOpen,
  'prison-id': Shield,
  'birth-certificate': Baby,
  'social-security-card': ShieldCheck,
  'state-id': IdCard,
  'drivers-license': Car,
  'real-id': Star,
  passport: BookUser,
  'expired-id': CalendarX2,
  'address-papers': Mail,
  'number-proof': FileDigit,
  'health-record': HeartPulse,
}

interface PathFormProps extends Pick<AnswerProps, 'answers' | 'onAnswers'> {
  /** The button was pressed, so missing answers are shown. */
  isSubmitted: boolean
  onShow: () => void
}

export function PathForm({ answers, isSubmitted, onAnswers, onShow }: PathFormProps) {
  const t = useText('documents')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onShow()
  }
  const handleStartOver = () => {
    const remainingMarks = answers.marked.filter((id) => !listHeldDocuments([id]).length)
    onAnswers({ marked: remainingMarks, birthState: null, goal: 'state-id' })
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit}>
      <HeldTiles answers={answers} onAnswers={onAnswers} />
      <PlaceFields answers={answers} isSubmitted={isSubmitted} onAnswers={onAnswers} />
      <SelectField
        label={t('form.goal')}
        value={answers.goal}
        options={goals.map((goal) => ({ value: goal, label: t(`names.${goal}`) }))}
        onChange={(event) => onAnswers({ goal: Goal.parse(event.target.value) })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" icon={<ArrowDown aria-hidden size={20} />}>
          {t('form.show')}
        </Button>
        <Button variant="quiet" icon={<RotateCcw aria-hidden size={18} />} onClick={handleStartOver}>
          {t('form.startOver')}
        </Button>
      </div>
    </form>
  )
}

function HeldTiles({ answers: { marked }, onAnswers }: Pick<AnswerProps, 'answers' | 'onAnswers'>) {
  const t = useText('documents')
  const titleId = useId()
  return (
    <div className="grid gap-2">
      <h2 id={titleId}>{t('form.held')}</h2>
      <p className="text-md text-ink-2">{t('form.heldHint')}</p>
      <TileGrid label={t('form.held')}>
        {personalDocuments.map((documentId) => {
          const Icon = paperIcons[documentId]
          return (
            <CheckboxTile
              key={documentId}
              label={t(`tiles.${documentId}`)}
              icon={<Icon size={18} />}
              checked={marked.includes(documentId)}
              onChange={(isMarked) => onAnswers({ marked: withMark(marked, documentId, isMarked) })}
            />
          )
        })}
      </TileGrid>
    </div>
  )
}

function PlaceFields({ answers, isSubmitted, onAnswers }: Omit<PathFormProps, 'onShow'>) {
  const t = useText('documents')
  const { states } = useDocumentTexts()
  const { birthState, homeState } = answers
  const birthplaces = useMemo(
    () => [...states, ...otherBirthplaces.map((value) => ({ value, label: t(`birthplaces.${value}`) }))],
    [states, t],
  )
  const countLabel = (count: number) => (count === 0 ? t('form.noMatch') : t('form.matches', { count }))
  return (
    <>
      <TypeAheadSelect
        label={t('form.born')}
        placeholder={t('form.bornPlaceholder')}
        countLabel={countLabel}
        options={birthplaces}
        value={birthState}
        error={isSubmitted && !birthState && t('form.bornMissing')}
        onChange={(value) => onAnswers({ birthState: Birthplace.safeParse(value).data ?? null })}
      />
      <TypeAheadSelect
        label={t('form.live')}
        placeholder={t('form.placeholder')}
        countLabel={countLabel}
        options={states}
        value={homeState}
        error={isSubmitted && !homeState && t('form.liveMissing')}
        onChange={(value) => onAnswers({ homeState: StateCode.safeParse(value).data ?? null })}
      />
    </>
  )
}
