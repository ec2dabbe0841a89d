import { MessageSquare, Phone, Quote, Sunrise } from 'lucide-react'
import { useState } from 'react'
import { buildSmsLink, listCrisisLines, toDialDigits } from '#domain/help-lines/help-lines.ts'
import { chooseAffirmations, chooseWisdom } from '#domain/mindfulness/practices.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { localDay } from '#client/platform/local-day.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { BackButton } from '#client/shared/back-button.tsx'
import { goBack } from '#client/state/navigation/navigation.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { Breathing } from './breathing.tsx'
import './mindfulness.css'
import { Toolkit } from './toolkit.tsx'

/** Zen Reggie: breathing, affirmations for the day, and ways to calm down. Nothing here is stored or sent. */
export function MindfulnessScreen({ day, onBack }: { day: string; onBack: () => void }) {
  const t = useText('mindfulness')
  const [tab, setTab] = useState('breathing')
  const items = [
    { id: 'breathing', label: t('tabs.breathing'), panel: <Breathing /> },
    { id: 'words', label: t('tabs.words'), panel: <DailyAffirmations day={day} /> },
    { id: 'toolkit', label: t('tabs.toolkit'), panel: <Toolkit /> },
  ]
  return (
    <Page aria-labelledby="mindfulness-title" className="grid content-start gap-5">
      <BackButton onBack={onBack} />
      <div className="grid gap-2">
        <h1 id="mindfulness-title">{t('title')}</h1>
        <p>{t('intro')}</p>
      </div>
      <Tabs label={t('sections')} items={items} value={tab} onChange={setTab} />
      <MoreHelp />
    </Page>
  )
}

/** Breathing exercises are not enough for everyone, so a crisis line is shown below. */
function MoreHelp() {
  const t = useText('mindfulness')
  const { language } = useLanguage()
  const [line] = listCrisisLines({ kind: 'self_harm', level: 'support' })
  if (!line) return null
  return (
    <section aria-labelledby="mindfulness-more" className="mind-more">
      <h2 id="mindfulness-more">{t('more.title')}</h2>
      <p>{t('more.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          href={`tel:${toDialDigits(line.phone)}`}
          size="small"
          variant="primary"
          icon={<Phone aria-hidden size={18} />}
        >
          {t('more.call')}
        </Button>
        {line.sms && (
          <Button href={buildSmsLink(line.sms, language)} size="small" icon={<MessageSquare aria-hidden size={18} />}>
            {t('more.sms')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** One or two affirmations and a thought, the same for the whole day. */
function DailyAffirmations({ day }: { day: string }) {
  const t = useText('mindfulness')
  const sentences = chooseAffirmations(day).map((index) => t.list('affirmations')[index] ?? '')
  const thought = t.list('wisdom')[chooseWisdom(day)] ?? ''
  return (
    <div className="grid gap-5">
      <section aria-labelledby="affirmation-title" className="mind-words">
        <Sunrise aria-hidden size={28} className="text-brand" />
        <h2 id="affirmation-title">{t('words.affirmations')}</h2>
        {sentences.map((sentence) => (
          <p key={sentence} className="mind-sentence">
            {sentence}
          </p>
        ))}
      </section>
      <section aria-labelledby="wisdom-title" className="mind-words mind-wisdom">
        <Quote aria-hidden size={28} className="text-brand" />
        <h2 id="wisdom-title">{t('words.wisdom')}</h2>
        <p className="mind-sentence">{thought}</p>
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <ReadAloudButton
          text={() => [...sentences, thought].join('\n')}
          label={t('readAloud')}
          stopLabel={t('stopReading')}
          variant="secondary"
        />
        <p className="text-md text-ink-2">{t('words.tomorrow')}</p>
      </div>
    </div>
  )
}

export function HomeScreen() {
  // The text of the day stays while it is shown, also past midnight.
  const [day] = useState(() => localDay(new Date()))
  return <MindfulnessScreen day={day} onBack={goBack} />
}
