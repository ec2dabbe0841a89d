import { Printer } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { VotingFacts, VotingRule } from '#domain/facts/facts.ts'
import type { StateCode } from '#domain/places/states.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import type { VotingAnswers } from './question-form.tsx'
import { RegisterSteps } from './register-steps.tsx'
import { RuleTable } from './rule-table.tsx'
import { stateAnswer } from './state-answer.ts'
import { useAnswerTexts } from './use-answer-texts.ts'
import { useStateNames } from './use-state-names.ts'

export interface AnswerCardProps {
  answers: VotingAnswers & { state: StateCode }
  facts: VotingFacts
  now: number
  titleRef: RefObject<HTMLHeadingElement | null>
}

/**
 * The answer for one state, always with the warning, then the rule, the first steps, who can confirm it, and how sure
 * we are.
 */
export function AnswerCard({ answers, facts, now, titleRef }: AnswerCardProps) {
  const t = useText('voting')
  const rule = facts.states[answers.state]
  const found = stateAnswer(answers, rule, now)
  const words = useAnswerTexts(rule, facts, found)
  const state = useStateNames().names[answers.state]
  const kind = found.answer?.kind ?? 'open'
  const spoken = () =>
    [
      state,
      words.headline,
      words.condition ?? '',
      words.next,
      words.mustSay,
      ...words.rule,
      ...words.firstSteps,
      `${t('office.title')}: ${rule.office.name}.`,
      rule.office.phone ?? '',
      words.checkedOn,
    ]
      .filter(Boolean)
      .join('\n')
  return (
    <section aria-labelledby="voting-answer" className="ui-card ui-card-plain voting-answer" data-kind={kind}>
      <header className="voting-answer-head">
        <p className="voting-eyebrow">
          {state}
          <span>{t(found.answer ? 'answer.label' : 'answer.labelState')}</span>
        </p>
        <h2 id="voting-answer" ref={titleRef} tabIndex={-1}>
          {words.headline}
        </h2>
        {words.condition && <p className="font-semibold">{words.condition}</p>}
        <p>{words.next}</p>
      </header>
      <div className="voting-answer-body">
        <Notice tone="warning">{words.mustSay}</Notice>
        {words.rule.length > 0 && (
          <section className="voting-part">
            <h3>{t('answer.rule', { state })}</h3>
            {words.rule.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {!found.isUnsettled && <RuleTable rule={rule} mine={found.situation} now={now} />}
            {rule.caution === 'high' && <p className="font-semibold">{t('answer.high')}</p>}
          </section>
        )}
        <FirstSteps lines={words.firstSteps} url={found.isOld ? null : rule.restorationUrl} />
        <RegisterSteps rule={rule} isLater={kind !== 'likely' && kind !== 'open'} />
        <HowSure rule={rule} facts={facts} checkedOn={words.checkedOn} />
        <AnswerTools text={spoken} />
      </div>
    </section>
  )
}

function FirstSteps({ lines, url }: { lines: readonly string[]; url: string | null }) {
  const t = useText('voting')
  const common = useText('common')
  if (lines.length === 0 && url === null) return null
  return (
    <section className="voting-part">
      <h3>{t('answer.firstSteps')}</h3>
      <ul className="voting-steps">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {url && (
        <TextLink href={url} newTabLabel={common('opensInNewTab')} className="voting-link">
          {t('answer.restoration', { site: new URL(url).hostname.replace(/^www\./, '') })}
        </TextLink>
      )}
    </section>
  )
}

interface HowSureProps {
  rule: VotingRule
  facts: VotingFacts
  checkedOn: string
}

function HowSure({ rule, facts, checkedOn }: HowSureProps) {
  const t = useText('voting')
  const { language } = useLanguage()
  const names = rule.sources.flatMap((key) => facts.sources[key]?.name[language] ?? [])
  return (
    <section className="voting-part text-md text-ink-2">
      <h3 className="text-ink">{t('checked.title')}</h3>
      <p>
        {checkedOn} {t(`checked.confidence.${rule.confidence}`)}
      </p>
      <p>{t('checked.sources', { names: names.join('; ') })}</p>
    </section>
  )
}

/** Read aloud or print the answer. */
function AnswerTools({ text }: { text: () => string }) {
  const t = useText('voting')
  const [canPrint, setCanPrint] = useState(true)
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setCanPrint(false)
    window.print()
  }
  return (
    <div className="grid gap-2" data-print="hide">
      <div className="voting-links">
        <ReadAloudButton text={text} label={t('readAloud')} stopLabel={t('stopReading')} variant="secondary" />
        <Button size="small" icon={<Printer aria-hidden size={18} />} onClick={handlePrint}>
          {t('print')}
        </Button>
      </div>
      <div role="status">{!canPrint && <Notice>{t('cannotPrint')}</Notice>}</div>
    </div>
  )
}
