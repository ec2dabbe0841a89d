import { MapPin, Phone, Printer, RotateCcw } from 'lucide-react'
import type { Introduction, IntroductionOutcome, IntroductionReply } from '#domain/introductions/introduction.ts'
import { isPending } from '#domain/introductions/states.ts'
import { openStates, repliableStates } from '#domain/introductions/transitions.ts'
import { buildCallLink, buildDirectionsLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { BackButton } from '#client/shared/back-button.tsx'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { AnswerSection, spokenAnswer } from './answer-section.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { ElsewhereSection } from './elsewhere-section.tsx'
import type { IntroductionEntry } from './introduction-entry.ts'
import { type IntroductionHistory, IntroductionTimeline } from './introduction-timeline.tsx'
import './introductions.css'
import { SharedSection, type SharedTexts } from './shared-section.tsx'
import { StateLine } from './state-line.tsx'
import { WaitingNotes } from './waiting-notes.tsx'

/** Running action on this introduction, which disables its buttons. */
export type IntroductionAction = 'reply' | 'outcome' | 'retry'

export interface IntroductionDetailProps {
  entry: IntroductionEntry
  /** The listing, if this device still has it. */
  listing: Resource | null
  /** Undefined while loading. */
  shared: SharedTexts | null | 'failed' | undefined
  history: IntroductionHistory | null
  /**
   * Offered when the introduction is overdue, declined, unhelpful or not read by anyone; the provider's suggestions
   * come first.
   */
  alternatives: readonly Resource[]
  busy: IntroductionAction | null
  /** The last action on this screen failed. */
  hasFailed: boolean
  onBack: () => void
  onReply: (reply: IntroductionReply) => void
  onOutcome: (outcome: IntroductionOutcome) => void
  onRetry: () => void
  onReloadShared: () => void
  onWithdraw: () => void
  onChangeNumber: () => void
  onAsk: (listing: Resource) => void
  onFind: () => void
  onPrint: () => void
}

/** One introduction: its history, the answer, and the next steps. */
export function IntroductionDetail(props: IntroductionDetailProps) {
  const t = useText('introductions')
  const { entry, listing, hasFailed, onBack } = props
  const { introduction, state } = entry
  const isWaiting = isPending(state)
  return (
    <Page wide aria-labelledby="introduction-title">
      <div className="ui-sides">
        <div className="grid gap-6">
          <div className="grid gap-3">
            <BackButton label={t('detail.back')} onBack={onBack} />
            <h1 id="introduction-title">{introduction.resourceName}</h1>
            <div>
              <StateLine state={state} delivery={introduction.delivery} />
            </div>
            {isWaiting && state !== 'delivery_failed' && <WaitingNotes introduction={introduction} />}
            {state === 'delivery_failed' && <RetryBlock {...props} />}
            <ReachLinks introduction={introduction} listing={listing} />
          </div>
          {hasFailed && (
            <Notice announce tone="danger">
              {t('actions.failed')}
            </Notice>
          )}
          {!isWaiting && <Answer {...props} />}
          <Questions {...props} />
          {needsElsewhere(entry) && (
            <ElsewhereSection
              listings={props.alternatives}
              isNamed={isNamed(entry)}
              onAsk={props.onAsk}
              onFind={props.onFind}
            />
          )}
        </div>
        <div className="grid gap-6">
          <IntroductionTimeline entry={entry} history={props.history} />
          <SharedSection
            name={introduction.resourceName}
            delivery={introduction.delivery}
            shared={props.shared}
            onReload={props.onReloadShared}
          />
          <LastActions {...props} />
        </div>
      </div>
    </Page>
  )
}

function needsElsewhere({ introduction, state }: IntroductionEntry): boolean {
  const isSilent = isPending(state) && (introduction.overdue === true || introduction.delivery === 'waiting')
  return isSilent || state === 'declined' || state === 'not_got_help' || state === 'delivery_failed'
}

const isNamed = ({ introduction }: IntroductionEntry) => (introduction.alternatives ?? []).length > 0

function RetryBlock({ busy, onRetry }: IntroductionDetailProps) {
  const t = useText('introductions')
  return (
    <div data-print="hide">
      <Button
        variant="primary"
        busy={busy === 'retry'}
        icon={<RotateCcw size={18} aria-hidden="true" />}
        onClick={onRetry}
      >
        {t('list.retry')}
      </Button>
    </div>
  )
}

function Answer({ entry: { introduction, state }, onPrint }: IntroductionDetailProps) {
  const t = useText('introductions')
  const { longDayAndTime } = useMoments()
  const tools = (
    <>
      <ReadAloudButton
        text={() => spokenAnswer(introduction, longDayAndTime)}
        label={t('detail.readAloud')}
        stopLabel={t('detail.stopReading')}
      />
      <Button size="small" variant="quiet" icon={<Printer size={18} aria-hidden="true" />} onClick={onPrint}>
        {t('detail.print')}
      </Button>
    </>
  )
  return <AnswerSection introduction={introduction} tone={state === 'declined' ? 'quiet' : 'ok'} tools={tools} />
}

/** Fixed choices only, so that the reply carries nothing personal. */
function Questions({ entry: { introduction, state }, busy, onReply, onOutcome }: IntroductionDetailProps) {
  const t = useText('introductions')
  const replies = { will_come: t('actions.willCome'), another_time: t('actions.anotherTime') }
  const outcome = state === 'got_help' || state === 'not_got_help' ? state : null
  const canReply = repliableStates.some((repliableState) => repliableState === state)
  const reply = introduction.reply ?? null
  return (
    <>
      {canReply && (
        <ChoiceQuestion
          question={t('actions.reply')}
          busy={busy === 'reply'}
          chosen={reply}
          onChoose={onReply}
          note={reply ? `${t('actions.youReplied', { reply: replies[reply] })} ${t('actions.changeReply')}` : undefined}
          options={[
            { value: 'will_come', label: replies.will_come },
            { value: 'another_time', label: replies.another_time },
          ]}
        />
      )}
      {(canReply || outcome) && (
        <ChoiceQuestion
          question={t('actions.didItHelp')}
          busy={busy === 'outcome'}
          chosen={outcome}
          onChoose={onOutcome}
          note={outcome ? t('actions.outcomeThanks') : undefined}
          options={[
            { value: 'got_help', label: t('actions.helped') },
            { value: 'not_got_help', label: t('actions.didNotHelp') },
          ]}
        />
      )}
    </>
  )
}

function LastActions({ entry: { state }, onChangeNumber, onWithdraw }: IntroductionDetailProps) {
  const t = useText('introductions')
  const isOpen = openStates.some((openState) => openState === state)
  return (
    <div className="flex flex-wrap gap-2" data-print="hide">
      {isOpen && (
        <Button icon={<Phone size={18} aria-hidden="true" />} onClick={onChangeNumber}>
          {t('actions.numberChanged')}
        </Button>
      )}
      {state !== 'withdrawn' && <Button onClick={onWithdraw}>{t('actions.withdraw')}</Button>}
    </div>
  )
}

/** Calling is always possible: uses the listing's number, else the one on file when the introduction was sent. */
function ReachLinks({ introduction, listing }: { introduction: Introduction; listing: Resource | null }) {
  const t = useText('introductions')
  const common = useText('common')
  const call = (listing && buildCallLink(listing)) ?? buildCallLink({ phone: introduction.resourceContact })
  const directions = listing && buildDirectionsLink(listing)
  return (
    <div className="flex flex-wrap gap-2">
      <Button href={call?.href ?? 'tel:211'} variant="primary" icon={<Phone size={18} aria-hidden="true" />}>
        {call ? t('detail.call', { phone: call.number }) : common('call211')}
      </Button>
      {directions && (
        <Button
          href={directions}
          target="_blank"
          rel="noopener noreferrer nofollow"
          icon={<MapPin size={18} aria-hidden="true" />}
        >
          {t('detail.directions')}
          <span className="sr-only"> {common('opensInNewTab')}</span>
        </Button>
      )}
    </div>
  )
}
