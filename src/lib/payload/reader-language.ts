import type { PayloadRequest } from 'payload'

import { toLocale, type Locale } from '@/lib/i18n/locales'

declare module 'payload' {
  export interface RequestContext {
    /** The language of the studio for what hooks write for the reader; without it that of the request. */
    readerLanguage?: string
  }
}

/** Option of a read through the local API without its request, which would be in the source language. */
export const forReader = (language: string) => ({ context: { readerLanguage: language } })

/** The language of the studio of who reads, not that of the content. */
export const languageOfReader = ({ context, i18n }: PayloadRequest): Locale =>
  toLocale(context.readerLanguage ?? i18n.language)
