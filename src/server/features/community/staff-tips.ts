import { communityTips as english } from '#content/en/community-tips.ts'
import { communityTips as spanish } from '#content/es/community-tips.ts'
import type { PostContent, PublicPost } from '#domain/community/post.ts'
import { staffTips } from '#domain/community/staff-tips.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { NeedKey } from '#domain/needs/needs.ts'

export interface OwnTip {
  id: string
  need: NeedKey
  words: PostContent
  /** The date its guide was last checked. */
  checkedOn: string
}

/** Our own tips with their texts in both languages; a tip whose guide was removed is dropped. */
export function listOwnTips(guides: readonly Pick<Guide, 'id' | 'checkedOn'>[]): readonly OwnTip[] {
  const checked = new Map(guides.map(({ id, checkedOn }) => [id, checkedOn]))
  return staffTips.flatMap(({ id, need, guide, words }) => {
    const checkedOn = checked.get(guide)
    return checkedOn === undefined
      ? []
      : [{ id, need, checkedOn, words: { title: null, text: english[words], translated: spanish[words] } }]
  })
}

export function toPublicTip(
  { id, need, words, checkedOn }: OwnTip,
  numbers: Pick<PublicPost, 'helped' | 'iFoundItHelpful'>,
): PublicPost {
  return {
    id,
    kind: 'tip',
    language: 'en',
    need,
    state: null,
    county: null,
    ...words,
    from: 'staff',
    publishedOn: checkedOn,
    ...numbers,
    answers: [],
  }
}
