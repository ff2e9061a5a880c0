import { createStore, del, entries, get, set } from 'idb-keyval'

import { isExpired, keyOfText, textsFor, type UnsavedText } from '@/features/versions/model/unsaved-text'

/** Made at the first use: the modules of the studio are loaded on the server too. */
let opened: ReturnType<typeof createStore> | null = null
const store = () => (opened ??= createStore('perron-studio', 'typed-texts'))

/** A browser that stores nothing, as some do in private windows, keeps the text on the screen alone. */
const quietly = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

/** Keeps a text in place of the earlier one of the same form. */
export const storeText = (text: UnsavedText): Promise<void> =>
  quietly(() => set(keyOfText(text), text, store()), undefined)

/**
 * Removes a text that was saved, or is not wanted.
 *
 * @param at a text of the same form that was typed after this moment stays
 */
export const dropText = (text: Omit<UnsavedText, 'at' | 'data'>, at = Infinity): Promise<void> =>
  quietly(async () => {
    const stored = await get<UnsavedText>(keyOfText(text), store())
    if (stored && stored.at <= at) await del(keyOfText(text), store())
  }, undefined)

/** Removes the texts of a form that was left whose values were saved. */
export async function dropSaved(
  of: Pick<UnsavedText, 'account' | 'document' | 'locale' | 'tab'>,
  isSaved: (text: UnsavedText) => boolean,
): Promise<void> {
  const texts = textsFor(await readTexts(), of)
  const ownTexts = texts.filter(({ locale, tab }) => locale === of.locale && tab === of.tab)
  await Promise.all(ownTexts.filter(isSaved).map((text) => dropText(text)))
}

/** Saves of forms that were left a moment ago. */
const leaving = new Set<Promise<unknown>>()

/** Notes a save of a form that is left: what it saves is not offered. */
export function waitForLeaving(save: Promise<unknown>): void {
  leaving.add(save)
  void save.finally(() => leaving.delete(save))
}

/** All texts of this browser; those older than thirty days are removed. */
async function readTexts(): Promise<UnsavedText[]> {
  const all = await quietly(() => entries<string, UnsavedText>(store()), [])
  const now = Date.now()
  await Promise.all(all.flatMap(([, text]) => (isExpired(text, now) ? [dropText(text)] : [])))
  return all.map(([, text]) => text).filter((text) => !isExpired(text, now))
}

/** The texts that an account has not saved in a document, the newest first. */
export async function findTexts(of: Pick<UnsavedText, 'account' | 'document'>): Promise<UnsavedText[]> {
  await Promise.allSettled(leaving)
  return textsFor(await readTexts(), of)
}

/** Whether a form of the document was left a moment ago, or with a text that may have been saved since. */
export async function wasLeft(of: Pick<UnsavedText, 'account' | 'document'>): Promise<boolean> {
  const isLeaving = leaving.size > 0
  const texts = await findTexts(of)
  return isLeaving || texts.length > 0
}

/** How many texts of an account this browser keeps. */
export const countTexts = async (account: string): Promise<number> =>
  (await readTexts()).filter((text) => text.account === account).length
