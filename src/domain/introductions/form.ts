import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { needKeys, type NeedKey, type Needs } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import { buildCallLink } from '#domain/resources/contact-links.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Reader } from './reader.ts'
import { defaultUrgency, introductionLengths, type PreferredContact, type Urgency } from './introduction.ts'

/**
 * What a person types. It stays in the open page, and on the person's own device for at most a day: never in an event
 * or a log.
 */
export interface IntroductionForm {
  firstName: string
  lastName: string
  email: string
  phone: string
  needs: string
  urgency: Urgency
  story: string
}

export const emptyForm: IntroductionForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  needs: '',
  urgency: defaultUrgency,
  story: '',
}

/** Maximum length of each field; an email address longer than 254 cannot exist. */
export const formLengths = {
  firstName: introductionLengths.name,
  lastName: introductionLengths.name,
  email: 254,
  phone: introductionLengths.phone,
  needs: introductionLengths.needs,
  story: introductionLengths.story,
} as const satisfies Partial<Record<keyof IntroductionForm, number>>

/** Version of the consent text the person saw, by who reads it; change it whenever that text changes. */
const consentVersions: Readonly<Record<Reader, string>> = { partner: '2026-11-18.1', nobody: '2026-11-18.1-invite' }

/** A form whose request starts with the selected needs. `sentence` contains the placeholder `{needs}`. */
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

/** Send requires first name, last name, phone and needs; email and background are optional. */
export function canSend({ firstName, lastName, phone, needs }: IntroductionForm): boolean {
  return [firstName, lastName, phone, needs].every(isFilled)
}

export type FormProblem = 'phone' | 'email'

/** With fewer than seven digits there is no number to call. */
export function isPhone(text: string): boolean {
  return text.replace(/\D/g, '').length >= 7
}

/** Problems that would make an answer impossible, reported before anything is sent. */
export function findFormProblems({ phone, email }: IntroductionForm): FormProblem[] {
  const problems: FormProblem[] = []
  if (!isPhone(phone)) problems.push('phone')
  // Same rule as the API call, or the server would refuse what the page accepted.
  if (isFilled(email) && !z.email().safeParse(email.trim()).success) problems.push('email')
  return problems
}

/**
 * Prefills a request to another listing with what was sent before. `background` is the label that was put before the
 * story.
 */
export function buildFormFromShared(
  { userName, userPhone, userEmail, userMessage, urgency }: SharedText,
  background: string,
): IntroductionForm {
  const [firstName = '', ...others] = userName.split(' ')
  const mark = `\n\n${background.replace('{story}', '')}`
  const at = userMessage.indexOf(mark)
  // A request in the other language has a different label: nothing is lost then either, text over the limit goes into
  // the story.
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
    /** Used when the listing has no phone. */
    noContact: string
    /** Label before the background: “About me: {story}”. */
    background: string
  }
}

/** With an email and a phone, any contact method is fine; otherwise only the phone. */
function preferredContact({ email }: Pick<IntroductionForm, 'email'>): PreferredContact {
  return isFilled(email) ? 'any' : 'phone'
}

/** The body of the call, with only what T-3.2 allows: free text about other needs is left out. */
export function toRequest(
  form: IntroductionForm,
  { resource, location, needs, language, words }: IntroductionContext,
  reader: Reader,
) {
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
    consentVersion: consentVersions[reader],
  }
}
