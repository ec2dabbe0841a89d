import { DocumentRulesFile } from '#domain/documents/rules.ts'
import { ContactsFile, DocumentsFile, StatesFile, VotingFile } from '#domain/facts/facts.ts'

/*
 * Rules and offices are files of the app itself, so they work offline once fetched. Parsing drops fields the page does
 * not use and provides the types.
 */
export const loadVoting = async () => VotingFile.parse((await import('#data/facts/voting.json')).default)
export const loadDocuments = async () => DocumentsFile.parse((await import('#data/facts/documents.json')).default)
export const loadStateOffices = async () => StatesFile.parse((await import('#data/facts/states.json')).default)
export const loadContacts = async () => ContactsFile.parse((await import('#data/facts/contacts.json')).default)
export const loadDocumentRules = async () =>
  DocumentRulesFile.parse((await import('#data/facts/document-rules.json')).default)
