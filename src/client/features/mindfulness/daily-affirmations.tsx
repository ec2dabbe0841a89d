import { Quote, Sunrise } from 'lucide-react'
import { chooseAffirmations, chooseWisdom } from '#domain/mindfulness/daily.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'

/** One or two affirmations and a thought, the same for the whole day. */
export function DailyAffirmations({ day }: { day: string }) {
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
