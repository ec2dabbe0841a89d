import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { needKeys, type NeedKey, type Needs } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { defaultUrgency, introductionLengths, type PreferredContact, type Urgency } from './introduction.ts'

/** What a person types. It stays in the open page: never in storage, an event or a log. */
export interface IntroductionForm {
  firstName: string
  lastName: string
  email: string
  phone: string
  needs: string
  urgency: Urgency
  /** Asked on the page and never sent (T-3.2). */
  howHeard: string
  story: string
}

export const emptyForm: IntroductionForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  needs: '',
  urgency: defaultUrgency,
  howHeard: '',
  story: '',
}

/** Longest text of each field; an address longer than 254 cannot exist. */
export const formLengths = {
  firstName: introductionLengths.name,
  lastName: introductionLengths.name,
  email: 254,
  phone: introductionLengths.phone,
  needs: introductionLengths.needs,
  howHeard: 200,
  story: introductionLengths.story,
} as const satisfies Partial<Record<keyof IntroductionForm, number>>

/** The consent text the person saw; raise it whenever those words change. */
const consentVersion = '2026-11-15'

/** The needs a person ticked, as the first words of the request. `sentence` has a place for `{needs}`. */
export function prefillForm(
  needs: Needs,
  labels: Readonly<Record<NeedKey, string>>,
  sentence: string,
): IntroductionForm {
  const ticked = needKeys.filter((need) => needs[need] && need !== 'other').map((need) => labels[need])
  const own = needs.other ? (needs.otherDescription?.trim() ?? '') : ''
  const listed = ticked.length === 0 ? '' : sentence.replace('{needs}', () => ticked.join(', '))
  const text = [listed, own].filter(Boolean).join(' ')
  return { ...emptyForm, needs: text.slice(0, formLengths.needs) }
}

const isFilled = (text: string) => text.trim() !== ''

/** Send is enabled by first name, last name, phone and needs; email and background are free to leave out. */
export function canSend({ firstName, lastName, phone, needs }: IntroductionForm): boolean {
  return [firstName, lastName, phone, needs].every(isFilled)
}

export type FormProblem = 'phone' | 'email'

/** Short of seven digits there is nobody to call. */
export function isPhone(text: string): boolean {
  return text.replace(/\D/g, '').length >= 7
}

/** What would make an answer impossible, told before anything is sent. */
export function findFormProblems({ phone, email }: IntroductionForm): FormProblem[] {
  const problems: FormProblem[] = []
  if (!isPhone(phone)) problems.push('phone')
  // The same rule as the call's, or the server would refuse what the page let pass.
  if (isFilled(email) && !z.email().safeParse(email.trim()).success) problems.push('email')
  return problems
}

/** What was sent once, as the first words of a request to another place. `background` as it stood before the story. */
export function buildFormFromShared(
  { userName, userPhone, userEmail, userMessage, urgency }: SharedText,
  background: string,
): IntroductionForm {
  const [firstName = '', ...others] = userName.split(' ')
  const mark = `\n\n${background.replace('{story}', '')}`
  const at = userMessage.indexOf(mark)
  // Sent in the other language it has another mark: then nothing is lost either, what is too long goes on below.
  const [needs, story] =
    at < 0
      ? [userMessage.slice(0, formLengths.needs), userMessage.slice(formLengths.needs)]
      : [userMessage.slice(0, at), userMessage.slice(at + mark.length)]
  return {
    ...emptyForm,
    firstName: firstName.slice(0, formLengths.firstName),
    lastName: others.join(' ').slice(0, formLengths.lastName),
    phone: userPhone ?? '',
    email: userEmail ?? '',
    needs: needs.slice(0, formLengths.needs),
    story: story.slice(0, formLengths.story),
    urgency,
  }
}

interface SharedText {
  userName: string
  userPhone?: string | undefined
  userEmail?: string | undefined
  userMessage: string
  urgency: Urgency
}

export interface IntroductionContext {
  resource: Resource
  location: Location
  needs: Needs
  language: Language
  words: {
    /** Instead of a phone, where the place has none. */
    noContact: string
    /** Put before the background: “About me: {story}”. */
    background: string
  }
}

/** With an email beside the phone any way is fine; without one the phone is the only way. */
function preferredContact({ email }: Pick<IntroductionForm, 'email'>): PreferredContact {
  return isFilled(email) ? 'any' : 'phone'
}

/** The body of the call, with nothing that T-3.2 does not allow: free text about other needs is left out. */
export function toRequest(form: IntroductionForm, { resource, location, needs, language, words }: IntroductionContext) {
  const { otherDescription: _, ...flags } = needs
  const email = form.email.trim()
  const background = isFilled(form.story) ? words.background.replace('{story}', () => form.story.trim()) : null
  return {
    resourceId: resource.id,
    resourceName: resource.name,
    resourceContact: buildCallLink(resource)?.number ?? words.noContact,
    userName: `${form.firstName.trim()} ${form.lastName.trim()}`,
    userMessage: [form.needs.trim(), background].filter(Boolean).join('\n\n'),
    userPhone: form.phone.trim(),
    ...(email !== '' && { userEmail: email }),
    preferredContact: preferredContact(form),
    urgency: form.urgency,
    userLocation: location,
    userNeeds: flags,
    language,
    consentVersion,
  }
}
