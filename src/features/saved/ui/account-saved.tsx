import { ScriptPlace } from '@/components/ui/script-place'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

/** A question about one home, and about several of them: with `2` in place of the count. */
type Counted = [one: string, several: string]

export interface AccountSavedTexts {
  keepQuestion: Counted
  bringQuestion: Counted
  keepText: string
  keep: string
  saved: string
  bring: string
  brought: string
  full: string
  failed: string
}

export interface AccountSavedData {
  /** Answers with what the account keeps. */
  url: string
  /** Opened after homes were saved, where the page shows what the account has. */
  savedUrl?: string
  texts: AccountSavedTexts
}

interface AccountSavedProps extends Pick<AccountSavedData, 'savedUrl'> {
  locale: Locale
  t: Translator
}

const countedText = (t: Translator, key: 'keepQuestion' | 'bringQuestion'): Counted => [
  t(`accountSaved.${key}`, { count: 1 }),
  t(`accountSaved.${key}`, { count: 2 }),
]

const textsOf = (t: Translator): AccountSavedTexts => ({
  keepQuestion: countedText(t, 'keepQuestion'),
  bringQuestion: countedText(t, 'bringQuestion'),
  keepText: t('accountSaved.keepText'),
  keep: t('accountSaved.keep'),
  saved: t('accountSaved.stored'),
  bring: t('accountSaved.bring'),
  brought: t('accountSaved.brought'),
  full: t('accountSaved.full'),
  failed: t('accountSaved.failed'),
})

/**
 * The place of the questions to signed-in subscribers: keep in the account what this browser has, bring onto this device
 * what the account has (start-saved.ts). It is equal for all visitors, so that pages with it are cached.
 */
export function AccountSaved({ locale, savedUrl, t }: AccountSavedProps) {
  const data: AccountSavedData = { url: `/${locale}/my/account/saved/`, savedUrl, texts: textsOf(t) }
  return (
    <ScriptPlace
      as="div"
      data-account-saved={JSON.stringify(data)}
      className="mt-6 max-w-2xl empty:hidden print:hidden"
    />
  )
}
