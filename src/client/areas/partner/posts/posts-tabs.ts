export const postsTabs = ['questions', 'answers', 'events', 'openings'] as const
export type PostsTab = (typeof postsTabs)[number]

export const tabIn = (text: string | null): PostsTab => postsTabs.find((tab) => tab === text) ?? 'questions'
