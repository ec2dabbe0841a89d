import { textWithPhones } from '#domain/saved/text-with-phones.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { useText } from '../i18n/use-text.ts'

const address = /(https:\/\/[^\s,]+[^\s,.:;)])/

/** A line from our own files: its numbers can be tapped, its addresses opened. */
export function LinkedText({ text }: { text: string }) {
  const t = useText('common')
  return text.split(address).map((part, index) => (
    address.test(part)
      ? <TextLink key={index} href={part} newTabLabel={t('opensInNewTab')}>{part.replace(/^https:\/\/(www\.)?|\/$/g, '')}</TextLink>
      : <WithPhones key={index} text={part} />
  ))
}

function WithPhones({ text }: { text: string }) {
  return textWithPhones(text).map(({ text: part, href }, index) => (
    href ? <TextLink key={index} href={href}>{part}</TextLink> : part
  ))
}
