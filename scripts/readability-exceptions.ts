/** Texts that may read above grade 6, each with the reason. An exception that is no longer needed fails the test. */
export const readabilityExceptions: Readonly<Record<string, string>> = {
  'en/pin.locked.text': 'fixed text, see R-19.3',
  'en/chat.voice.unsupported': 'fixed text, see R-19.3',
  'en/plan-page.empty.text': 'fixed text, see R-19.3',
  'en/tutorial.video.errorTitle': 'fixed text, see R-19.3',
  'en/partner-answer.redisclosure.law': 'the notice of 42 CFR 2.32 in its own words',
  'es/fit-check.guides.gun-rights': 'the title of a guide, as it stands there',
  'es/fit-check.guides.trade-license-record': 'the title of a guide, as it stands there',
  'es/services.parole-office': 'parole and probation under the names people use',
  'es/listing.leads.corrections-information': 'parole under the name people use',
  'es/listing.facts.servesSupervision.unknown': 'parole and probation under the names people use',
  'es/connect.dialog.supervision': 'parole and probation under the names people use',
  'en/kinds.independent-living': 'disability under the name people use',
  'en/listing.alsoReasons.for_disability': 'disability under the name people use',
  'en/needs.id-documentation.description': 'the papers under their own names',
  'en/errors.pin_locked': 'fixed text, see R-19.3',
  'en/search.noResults.change': 'fixed text, see R-19.3',
}
