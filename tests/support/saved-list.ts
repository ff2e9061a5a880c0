import type { Page } from '@playwright/test'

import type { Locale } from '@/lib/i18n/locales'

import { demoPaths, demoRefs } from '../rig/demo-site'
import { interfaceText } from './interface-texts'

export const savedPath = (locale: Locale) => `/${locale}${demoPaths['/saved/'][locale]}`
export const salePath = (locale: Locale) => `/${locale}${demoPaths['/for-sale/'][locale]}`

/** A button or field by the beginning of its name. */
export const named = (locale: Locale, key: string) => new RegExp(`^${interfaceText(locale, key)}`)
/** The name goes on with the title of the property. */
export const hearts = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${interfaceText(locale, 'saved.favourite')},`) })

/** A list as another visitor sends it. */
export const sharedRefs = [demoRefs.house, demoRefs.hiddenPrice, demoRefs.apartmentToLet]
export const sharedQuery = `?refs=${sharedRefs.join(',')}`
