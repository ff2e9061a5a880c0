import type { Translator } from '@/lib/i18n/translator'

/** Ends the session: a form of its own, without a script. */
export const LogOutButton = ({ base, t }: { base: string; t: Translator }) => (
  <form method="post" action={`${base}post/log-out/`}>
    <button type="submit" className="button button-quiet">
      {t('login.logOut')}
    </button>
  </form>
)
