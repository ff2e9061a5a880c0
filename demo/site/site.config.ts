import type { SiteConfig } from '@/site-api'

export const site = {
  languages: ['nl', 'fr', 'en', 'de'],
  sourceLanguage: 'fr',
} as const satisfies SiteConfig
