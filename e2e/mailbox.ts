import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'

/** Folder for the mails of a run, one file each; next to the data, so that both are deleted together. */
const folder = () => `${process.env['E2E_DATA_DIR'] ?? ''}-mail`

interface StoredMail {
  to: string[]
  text: string
}

/** A mail server that stores received mail; returns the URL to send to. */
export async function startMailServer(): Promise<{ url: string; folder: string; stop: () => Promise<void> }> {
  await mkdir(folder(), { recursive: true })
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const mail: StoredMail = {
          to: envelope.rcptTo.map(({ address }) => address),
          text: plain(Buffer.concat(parts)),
        }
        writeFile(path.join(folder(), `${++count}.json`), JSON.stringify(mail)).then(() => done(), done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as { port: number }
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, folder: folder(), stop }
}

/** The text of a mail, decoded from its transfer encoding. */
function plain(raw: Buffer): string {
  const [head = '', ...rest] = raw.toString('utf8').split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

async function mailsTo(address: string): Promise<StoredMail[]> {
  const names = (await readdir(folder())).toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))
  const all = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder(), name), 'utf8')) as StoredMail),
  )
  return all.filter(({ to }) => to.includes(address))
}

/** Waits for and returns the newest link of this kind mailed to the address. */
export async function waitForLink(address: string, kind: 'answer' | 'invitation' | 'reset'): Promise<string> {
  const pattern = new RegExp(`https?://\\S+#${kind}=[\\w-]+`)
  const newest = async () => (await mailsTo(address)).flatMap(({ text }) => pattern.exec(text)?.[0] ?? []).at(-1) ?? ''
  await expect.poll(newest).not.toBe('')
  return newest()
}

/** The full text of every mail of this run. */
export async function readAllMail(): Promise<string> {
  const names = await readdir(folder())
  return (await Promise.all(names.map((name) => readFile(path.join(folder(), name), 'utf8')))).join('\n')
}
