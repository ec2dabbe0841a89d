import { useMoments } from '#client/shared/formats/use-moments.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import type { IntroductionOutcome } from '#domain/introductions/introduction.ts'
import { GivenAnswerCard } from '../../answer/given-answer-card.tsx'
import { ActStatus } from '../action-status.tsx'
import { Fact, DetailSection } from './detail-section.tsx'
import '../introductions.css'
import { Printer } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type {
  PartnerIntroductionDetail,
  SharedPerson,
  SentAnswer,
  PartnerIntroduction,
} from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { RedisclosureNotice } from '../../answer/redisclosure-notice.tsx'
import type { Colleague } from '../list-filters.ts'
import { AgeBadge, StateBadge } from '../state-badge.tsx'
import { useIntroductionTexts } from '../use-introduction-texts.ts'
import type { DetailActions } from './detail-actions.ts'
import { ReadSection } from './read-section.tsx'
import { TeamSection } from './team-section.tsx'

export interface DetailViewProps {
  detail: PartnerIntroductionDetail
  /** Details opened during this visit. */
  shared: SharedPerson | null
  colleagues: readonly Colleague[]
  mayAct: boolean
  now: number
  actions: DetailActions
  /** Back button. */
  head: ReactNode
  /** The response form, if an answer is possible. */
  respond: ReactNode
  /** Status message shown after an answer is sent. */
  notice: string | null
  titleRef?: Ref<HTMLHeadingElement>
  answerRef?: Ref<HTMLHeadingElement>
}

/** One introduction. Nothing in it reveals which other organizations the person contacted. */
export function DetailView(props: DetailViewProps) {
  const t = useText('partnerIntroductions')
  const { detail, mayAct, now, actions, titleRef, answerRef } = props
  const { introduction, answer, next } = detail
  const words = useIntroductionTexts(now)
  const isGone = introduction.state === 'withdrawn'
  const outcomes = next.filter((state) => state === 'got_help' || state === 'not_got_help')
  return (
    <article aria-labelledby="introduction-title" className="pi-detail">
      <div className="pi-detail-tools" data-print="hide">
        {props.head}
        <Button size="small" variant="quiet" icon={<Printer size={18} aria-hidden="true" />} onClick={actions.onPrint}>
          {t('detail.print')}
        </Button>
      </div>
      <h2 ref={titleRef} id="introduction-title" tabIndex={-1}>
        {words.title(introduction, mayAct)}
      </h2>
      <div className="pi-badges">
        <StateBadge state={introduction.state} />
        {!isGone && <AgeBadge introduction={introduction} now={now} />}
      </div>
      <div role="status" className="pi-said">
        {props.notice && <Notice tone="success">{props.notice}</Notice>}
      </div>
      {isGone && <Notice title={t('detail.withdrawn')}>{t('detail.withdrawnText')}</Notice>}
      {!mayAct && <Notice>{t('viewer')}</Notice>}
      {detail.isSensitive && !isGone && <RedisclosureNotice />}
      <FactSection introduction={introduction} now={now} />
      {mayAct && !isGone && <Personal {...props} />}
      {answer && <AnswerSection answer={answer} reply={introduction.reply} titleRef={answerRef} />}
      {mayAct && !isGone && props.respond}
      {mayAct && outcomes.length > 0 && <OutcomeSection offered={outcomes} onOutcome={actions.onOutcome} />}
      {mayAct && (
        <TeamSection owner={introduction.owner} colleagues={props.colleagues} notes={detail.notes} {...actions} />
      )}
      <ConsentSection consent={detail.consent} resourceName={introduction.resourceName} />
      <p className="pi-paper-only">{t('detail.printNote')}</p>
    </article>
  )
}

function Personal({ detail: { introduction }, shared, actions }: DetailViewProps) {
  const t = useText('partnerIntroductions')
  // The person's short name is removed when the rest is erased.
  if (introduction.person === null) return <Notice>{t('detail.erased')}</Notice>
  return <ReadSection shared={shared} language={introduction.language} onRead={actions.onRead} />
}

interface AnswerSectionProps {
  answer: SentAnswer
  reply: PartnerIntroduction['reply']
  /** Receives focus after an answer is sent. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** The partner's answer and the person's reply to it. */
function AnswerSection({ answer, reply, titleRef }: AnswerSectionProps) {
  const t = useText('partnerIntroductions')
  return (
    <section aria-labelledby="introduction-answer" className="pi-section">
      <h3 ref={titleRef} id="introduction-answer" tabIndex={-1}>
        {t('answer.title')}
      </h3>
      <GivenAnswerCard answer={answer} />
      {answer.state !== 'declined' && (
        <dl className="pi-facts">
          <Fact label={t('answer.reply')}>{reply ? t(`answer.replies.${reply}`) : t('answer.noReply')}</Fact>
        </dl>
      )}
    </section>
  )
}

interface ConsentSectionProps {
  consent: PartnerIntroductionDetail['consent']
  resourceName: string
}

/** The text the person read before they pressed Send. */
function ConsentSection({ consent, resourceName: name }: ConsentSectionProps) {
  const t = useText('partnerIntroductions')
  const consentText = useText('connect')
  const { day } = useMoments()
  return (
    <DetailSection title={t('consent.title')}>
      <p>
        {t('consent.given', { date: day(consent.givenAt), language: t(`languages.${consent.language}`) })}{' '}
        {t('consent.expires', { date: day(consent.expiresAt) })}
      </p>
      <blockquote className="pi-quote">
        <p>{consentText('dialog.consent', { name })}</p>
        <p>{consentText('dialog.consentReaders', { name })}</p>
        <p>{consentText('dialog.consentErased')}</p>
        <p>{consentText('dialog.consentFree')}</p>
      </blockquote>
      <p className="pi-soft">{t('consent.version', consent)}</p>
    </DetailSection>
  )
}

/** Facts every member of the organization may see. */
function FactSection({ introduction, now }: { introduction: PartnerIntroduction; now: number }) {
  const t = useText('partnerIntroductions')
  const words = useIntroductionTexts(now)
  const { ref, needs, urgency, county, language, resourceName, receivedAt, dueAt, owner } = introduction
  return (
    <DetailSection title={t('detail.facts')}>
      <dl className="pi-facts">
        <Fact label={t('columns.need')}>{words.need(needs)}</Fact>
        <Fact label={t('columns.urgency')}>{t(`urgency.${urgency}`)}</Fact>
        <Fact label={t('columns.language')}>{t(`languages.${language}`)}</Fact>
        <Fact label={t('columns.county')}>{county ?? t('noCounty')}</Fact>
        <Fact label={t('detail.listing')}>{resourceName}</Fact>
        <Fact label={t('columns.ref')}>{ref}</Fact>
        <Fact label={t('detail.received')}>{words.dayAndTime(receivedAt)}</Fact>
        <Fact label={t('detail.due')}>{words.dayAndTime(dueAt)}</Fact>
        <Fact label={t('columns.owner')}>{owner?.name ?? t('nobody')}</Fact>
      </dl>
    </DetailSection>
  )
}

interface OutcomeSectionProps {
  /** Outcomes that can be set now. */
  offered: readonly IntroductionOutcome[]
  onOutcome: (outcome: IntroductionOutcome) => Promise<unknown>
}

/** Whether the person got help in the end. The latest report counts, theirs or ours. */
function OutcomeSection({ offered, onOutcome }: OutcomeSectionProps) {
  const t = useText('partnerIntroductions')
  const { phase, isBusy, perform } = useAction()
  const words = { got_help: t('work.gotHelp'), not_got_help: t('work.notHelped') }
  return (
    <DetailSection isHiddenOnPaper title={t('work.outcome')}>
      <div className="pi-buttons">
        {offered.map((outcome) => (
          <Button
            key={outcome}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void perform(() => onOutcome(outcome))}
          >
            {words[outcome]}
          </Button>
        ))}
      </div>
      <ActStatus phase={phase} done={t('work.outcomeSaved')} failed={t('work.failed')} />
    </DetailSection>
  )
}
