import { existsSync } from 'node:fs'

/** Where a command that adds a part of the program writes it. */
export interface OwnPlace {
  /** Whether it becomes a part of the agency's folder, and not of the product. */
  isSite: boolean
  /** The folder of a language's texts, such as `site/messages/fr`. */
  messagesOf: (language: string) => string
}

/** In the agency's folder where there is one, unless `--product` asks for the product. */
export function ownPlace(args: readonly string[]): OwnPlace {
  const isSite = existsSync('site') && !args.includes('--product')
  return { isSite, messagesOf: (language) => `${isSite ? 'site/' : ''}messages/${language}` }
}
