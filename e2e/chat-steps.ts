import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AssistantEvent } from '../src/contracts/assistant.ts'
import type { ChatSession } from '../src/domain/chat/sessions.ts'
import { type Tongue, uiTexts } from './journey.ts'
import { expect, type Locator, type Page, test as base } from './test.ts'

export function box(page: Page, tongue: Tongue): Locator {
  return page.getByRole('textbox', { name: uiTexts[tongue].chat.input })
}

/** Types the text and presses Enter. */
export async function ask(page: Page, tongue: Tongue, text: string): Promise<void> {
  await box(page, tongue).fill(text)
  await box(page, tongue).press('Enter')
}

export function answers(page: Page, tongue: Tongue): Locator {
  return messagesFrom(page, tongue, uiTexts[tongue].chat.reggie)
}

export function questions(page: Page, tongue: Tongue): Locator {
  return messagesFrom(page, tongue, uiTexts[tongue].chat.you)
}

function messagesFrom(page: Page, tongue: Tongue, who: string): Locator {
  return page.getByRole('group', { name: uiTexts[tongue].chat.log }).getByRole('listitem').filter({ hasText: who })
}

export async function storedChats(page: Page): Promise<ChatSession[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('reggie-chat-sessions') ?? '[]') as ChatSession[])
}

/** The title of a knowledge base guide and its final step. */
export function guideLines(tongue: Tongue, id: string): { title: string } {
  const text = readFileSync(new URL(`../data/knowledge/${tongue}/${id}.md`, import.meta.url), 'utf8')
  const line = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
  return { title: line('title') }
}

/** A chat answer controlled by the test, sent in real chunks over a real connection. */
export class SlowReggie {
  /** Number of requests received. */
  asked = 0
  readonly #open = new Set<ServerResponse>()

  handle(request: IncomingMessage, response: ServerResponse): void {
    request.resume()
    this.asked += 1
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }

  /** Number of pages still waiting for the end of the answer. */
  get waiting(): number {
    return this.#open.size
  }

  async tell(event: AssistantEvent): Promise<void> {
    await expect.poll(() => this.#open.size).toBeGreaterThan(0)
    for (const response of this.#open) {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`data: ${JSON.stringify(event)}\n\n`)
    }
  }

  /** Drops the connection in the middle of an answer. */
  cut(): void {
    for (const response of this.#open) response.destroy()
  }

  async answer(text: string): Promise<void> {
    await this.tell({ type: 'done', reply: { success: true, reply: text } })
    for (const response of this.#open) response.end()
  }
}

/** Tests that control the chat answers for every page of their browser. */
export const test = base.extend<{ reggie: SlowReggie }>({
  reggie: async ({ context }, provide) => {
    const reggie = new SlowReggie()
    const server = createServer((request, response) => reggie.handle(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await context.route('**/api/reggie', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
    await provide(reggie)
    server.closeAllConnections()
    server.close()
  },
})
