import '../introductions.css'
import { Printer } from 'lucide-react'
import { type ReactNode, type Ref } from 'react'
import type { PartnerIntroductionDetail, SharedPerson } from '#contracts/partner-introductions.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { RedisclosureNotice } from '../../answer/redisclosure-notice.tsx'
import type { Colleague } from '../list-filters.ts'
import { AgeBadge, StateBadge } from '../state-badge.tsx'
import { useIntroductionTexts } from '../use-introduction-texts.ts'
import { AnswerSection } from './answer-section.tsx'
import { ConsentSection } from './consent-section.tsx'
import type { DetailActions } from './detail-actions.ts'
import { FactSection } from './fact-section.tsx'
import { OutcomeSection } from './outcome-section.tsx'
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
