import type { PostReviewItem } from '#contracts/community-staff.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { languageName } from '#client/shared/formats/lists.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'

/** Details submitted with the text. Addresses are plain text on purpose: a click should not open an unreviewed page. */
export function PostFacts({ post }: { post: PostReviewItem }) {
  const t = useText('adminReview')
  const needs = useText('needs')
  const { language } = useLanguage()
  const { longDayAndTime } = useMoments()
  const { event, need, state, county, startsAt } = post
  const facts = [
    ['from', post.organization],
    ['language', languageName(post.language, language)],
    ['need', need ? needs(`${need}.label`) : t('posts.noNeed')],
    ['place', [county, state].filter(Boolean).join(', ') || t('posts.noPlace')],
    ['when', startsAt && longDayAndTime(startsAt)],
    ['where', event?.place],
    ['bus', event?.bus],
    ['bring', event?.bring],
    ['phone', event?.phone],
    ['website', event?.url],
    ['translated', post.translated],
  ] as const
  return (
    <dl className="desk-facts">
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{t(`posts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
