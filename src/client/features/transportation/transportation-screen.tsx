import './transportation.css'
import './transportation-print.css'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { TripPlan } from '#domain/transportation/plan-trip.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { BackButton } from '#client/shared/back-button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { AgencyList, type AgencyListProps } from './agency-list.tsx'
import { BusTimesPanel, type BusTimesState } from './bus-times-panel.tsx'
import { callScript } from './call-script.ts'
import { NoteSections, type NoteSectionsProps } from './note-sections.tsx'
import { spokenGuide } from './spoken-guide.ts'
import { TripAnswer } from './trip-answer.tsx'
import { TripCard, type TripCardProps } from './trip-card.tsx'
import { TripPrintout } from './trip-printout.tsx'

export interface TransportationScreenProps extends TripCardProps, AgencyListProps, Omit<NoteSectionsProps, 'helpers'> {
  plan: TripPlan | null
  zone: string | null
  /** Only where the server has bus times for the county. */
  busTimes: { state: BusTimesState; onShow: () => void } | null
  onBack: () => void
}

/** How to get there on time: the trip, its result, whom to call, and other help. */
export function TransportationScreen(props: TransportationScreenProps) {
  const { form, plan, zone, now, state, busTimes, onBack } = props
  const t = useText('transportation')
  const helpers = 'transit' in state ? state.transit.helpers : []
  return (
    <Page wide aria-labelledby="tg-title" className="grid content-start gap-6">
      <header className="grid gap-3" data-print="hide">
        <BackButton onBack={onBack} />
        <h1 id="tg-title">{t('title')}</h1>
        <p>{t('intro')}</p>
        <Tools {...props} />
      </header>
      <div className="ui-sides ui-sides-even">
        <TripCard {...props} />
        <div className="grid gap-6">
          <TripAnswer form={form} plan={plan} zone={zone} now={now}>
            {busTimes && <BusTimesPanel {...busTimes} />}
          </TripAnswer>
          <AgencyList state={state} agencies={props.agencies} onRetry={props.onRetry} />
          <Script {...props} />
          <NoteSections office={props.office} helpers={helpers} now={now} onDocuments={props.onDocuments} />
          <p className="text-md text-ink-2" data-print="hide">
            {t('privacy')}
          </p>
        </div>
      </div>
      <TripPrintout form={form} plan={plan} zone={zone} now={now} />
    </Page>
  )
}

function Tools({ form, plan, zone, agencies }: TransportationScreenProps) {
  const t = useText('transportation')
  const { language } = useLanguage()
  const [canPrint, setCanPrint] = useState(true)
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setCanPrint(false)
    window.print()
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ReadAloudButton
          text={() => spokenGuide({ form, plan, zone, agencies }, t, language)}
          label={t('readAloud')}
          stopLabel={t('stopReading')}
          variant="secondary"
        />
        <Button size="small" icon={<Printer aria-hidden size={18} />} onClick={handlePrint}>
          {t('print')}
        </Button>
      </div>
      <div role="status">{!canPrint && <Notice>{t('cannotPrint')}</Notice>}</div>
    </>
  )
}

function Script({ form, plan, zone }: Pick<TransportationScreenProps, 'form' | 'plan' | 'zone'>) {
  const t = useText('transportation')
  const { language } = useLanguage()
  return (
    <section aria-labelledby="tg-script" className="tg-script" data-print="hide">
      <h2 id="tg-script">{t('script.title')}</h2>
      <ul>
        {callScript({ form, plan, zone }, t, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
