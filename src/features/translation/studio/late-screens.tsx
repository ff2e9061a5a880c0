'use client'

import { late } from '@/studio/late'

/** The screens of translators, which no other page of the studio needs. */
export const ReplaceForm = late(async () => (await import('./replace-form')).ReplaceForm)
export const TranslatorScreen = late(async () => (await import('./translator-screen')).TranslatorScreen)
