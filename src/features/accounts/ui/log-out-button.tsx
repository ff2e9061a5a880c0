import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

/** Ends the session: a form of its own, without a script. */
export const LogOutButton = ({ locale, t }: { locale: Locale; t: Translator }) => (
  <form method="post" action={`/${locale}/login/post/log-out/`}>
    <button type="submit" className="button button-quiet">
      {t('login.logOut')}
    </button>
  </form>
)
