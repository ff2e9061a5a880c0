'use client'

import { lazyPart } from '@/studio/lazy-part'

/** The screens of translators, which no other page of the studio needs. */
export const ReplaceForm = lazyPart(async () => (await import('./replace-form')).ReplaceForm)
export const TranslatorScreen = lazyPart(async () => (await import('./translator-screen')).TranslatorScreen)
