import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { ContactsFile, DocumentsFile, type Facts, StatesFile, VotingFile } from '#domain/facts/facts.ts'

/** The product's facts about help lines, voting, documents and offices. A file that does not parse stops startup. */
export async function readFacts(folder: string): Promise<Facts> {
  const read = async <Schema extends z.ZodMiniType>(schema: Schema, name: string): Promise<z.output<Schema>> =>
    schema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  const [{ contacts }, voting, documents, { states }] = await Promise.all([
    read(ContactsFile, 'contacts.json'),
    read(VotingFile, 'voting.json'),
    read(DocumentsFile, 'documents.json'),
    read(StatesFile, 'states.json'),
  ])
  return { contacts: new Map(contacts.map((contact) => [contact.id, contact])), voting, documents, states }
}
