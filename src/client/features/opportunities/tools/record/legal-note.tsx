import { Phone } from 'lucide-react'
import { useState } from 'react'
import type { Contact, Office, StateOffices } from '#domain/facts/facts.ts'
import { recordGuides } from '#domain/opportunities/hiring-facts.ts'
import { type StateCode, states } from '#domain/places/states.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { stateOptions } from '#client/platform/i18n/state-options.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TypeAheadSelect } from '#client/ui/select/type-ahead-select.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { SourcedLine } from '../sourced-line.tsx'
import type { RecordFacts } from './load-record-facts.ts'

interface LegalNoteProps {
  facts: RecordFacts
  homeState: StateCode | null
  now: number
}

/** What our data says, each fact with source and date, and who can say more. Never tells a person what they must do. */
export function LegalNote({ facts, homeState, now }: LegalNoteProps) {
  const t = useText('jobTools')
  const onboarding = useText('onboarding')
  const { language } = useLanguage()
  const [state, setState] = useState(homeState)
  const options = stateOptions(onboarding, language)
  const offices = state && facts.offices[state]
  const handleChange = (value: string | null) => setState(states.find(({ code }) => code === value)?.code ?? null)
  return (
    <>
      <p>{t('record.legal.limits')}</p>
      <SourcedLine source={t('record.legal.guide')} checkedOn={recordGuides.rules.checkedOn} now={now} />
      {facts.federal && <FederalRule contact={facts.federal} now={now} />}
      <TypeAheadSelect
        label={t('record.legal.state')}
        placeholder={t('record.legal.statePlaceholder')}
        options={options}
        value={state}
        countLabel={(count) => (count === 0 ? t('record.legal.noMatch') : t('record.legal.matches', { count }))}
        onChange={handleChange}
      />
      {offices && (
        <StateRule name={options.find(({ value }) => value === state)?.label ?? ''} offices={offices} now={now} />
      )}
      <LegalAid office={offices?.legalAid ?? null} lawHelp={facts.lawHelp} checkedOn={offices?.checkedOn} now={now} />
    </>
  )
}

function FederalRule({ contact, now }: { contact: Contact; now: number }) {
  const t = useText('jobTools')
  const { language } = useLanguage()
  return (
    <div className="grid gap-1">
      <h5>{t('record.legal.federal', { name: contact.name[language] })}</h5>
      <p>{contact.about[language]}</p>
      {contact.url !== null && <PageLink url={contact.url} />}
      <SourcedLine source={t('record.legal.nelp')} checkedOn={contact.checkedOn} now={now} />
    </div>
  )
}

function StateRule({ name, offices, now }: { name: string; offices: StateOffices; now: number }) {
  const t = useText('jobTools')
  const { language } = useLanguage()
  const rule = offices.fairChanceHiring?.[language]
  return (
    <div className="grid gap-1" aria-live="polite">
      <h5>{t('record.legal.ruleIn', { state: name })}</h5>
      <p>{rule ?? t('record.legal.noRule')}</p>
      {rule !== undefined && <SourcedLine source={t('record.legal.nelp')} checkedOn={offices.checkedOn} now={now} />}
    </div>
  )
}

interface LegalAidProps {
  office: Office | null
  lawHelp: Contact | null
  checkedOn: string | undefined
  now: number
}

/** The state's office, if we have one, and the page that finds one anywhere. */
function LegalAid({ office, lawHelp, checkedOn, now }: LegalAidProps) {
  const t = useText('jobTools')
  const { language } = useLanguage()
  const call = office?.phone ? buildCallLink({ phone: office.phone }) : null
  return (
    <div className="grid gap-1">
      <h5>{t('record.legal.legalAid')}</h5>
      {office?.name && <p>{office.name}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {call && (
          <Button href={call.href} size="small" icon={<Phone aria-hidden size={18} />}>
            {t('record.legal.call', { phone: call.number })}
          </Button>
        )}
        {office?.url && <PageLink url={office.url} />}
        {lawHelp?.url && <PageLink url={(language === 'es' && lawHelp.urlEs) || lawHelp.url} />}
      </div>
      {office && checkedOn !== undefined && (
        <SourcedLine source={t('record.legal.legalAidList')} checkedOn={checkedOn} now={now} />
      )}
    </div>
  )
}

function PageLink({ url }: { url: string }) {
  const t = useText('jobTools')
  const common = useText('common')
  return (
    <TextLink href={url} newTabLabel={common('opensInNewTab')} className="jt-link">
      {t('record.legal.page', { host: new URL(url).host.replace(/^www\./, '') })}
    </TextLink>
  )
}
