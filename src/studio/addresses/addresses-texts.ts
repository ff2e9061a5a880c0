import type { Localized } from '@/lib/i18n/locales'

export const addressTexts = {
  question: {
    nl: 'Waar leidt dit adres naartoe?',
    fr: 'Où mène cette adresse ?',
    en: 'Where does this address lead?',
    de: 'Wohin führt diese Adresse?',
  },
  hint: {
    nl: 'Plak of typ een adres van de site, bijvoorbeeld /nl/te-koop/.',
    fr: 'Collez ou saisissez une adresse du site, par exemple /fr/a-vendre/.',
    en: 'Paste or type an address of the site, for example /en/for-sale/.',
    de: 'Fügen Sie eine Adresse der Website ein, zum Beispiel /de/zu-verkaufen/.',
  },
  test: { nl: 'Nagaan', fr: 'Vérifier', en: 'Check', de: 'Prüfen' },
  failed: {
    nl: 'Het antwoord kwam niet. Probeer het opnieuw.',
    fr: 'La réponse n’est pas arrivée. Réessayez.',
    en: 'The answer did not come. Please try again.',
    de: 'Die Antwort kam nicht. Bitte versuchen Sie es erneut.',
  },
  permanent: {
    nl: 'voorgoed naar {to}',
    fr: 'définitivement vers {to}',
    en: 'for good to {to}',
    de: 'dauerhaft zu {to}',
  },
  temporary: {
    nl: 'voorlopig naar {to}',
    fr: 'provisoirement vers {to}',
    en: 'for the time being to {to}',
    de: 'vorläufig zu {to}',
  },
  content: { nl: 'Hier staat:', fr: 'Ici se trouve :', en: 'Here stands:', de: 'Hier steht:' },
  property: {
    nl: 'Hier staat het pand:',
    fr: 'Ici se trouve le bien :',
    en: 'Here stands the property:',
    de: 'Hier steht das Objekt:',
  },
  elsewhere: {
    nl: 'Dit leidt naar een andere site: {address}',
    fr: 'Ceci mène à un autre site : {address}',
    en: 'This leads to another site: {address}',
    de: 'Das führt zu einer anderen Website: {address}',
  },
  notFound: {
    nl: 'Hier staat niets: bezoekers krijgen de melding 404.',
    fr: 'Il n’y a rien ici : les visiteurs voient le message 404.',
    en: 'Nothing stands here: visitors get the message 404.',
    de: 'Hier steht nichts: Besucher sehen die Meldung 404.',
  },
} as const satisfies Record<string, Localized>

export const missingTexts = {
  intro: {
    nl: 'Adressen die bezoekers vroegen en die niet bestaan. Stuur ze door naar de juiste pagina, of negeer wat een vergissing was.',
    fr: 'Adresses demandées par des visiteurs et qui n’existent pas. Redirigez-les vers la bonne page, ou ignorez les simples erreurs.',
    en: 'Addresses that visitors asked for and that do not exist. Redirect them to the right page, or ignore what was a mistake.',
    de: 'Adressen, die Besucher aufriefen und die es nicht gibt. Leiten Sie sie zur richtigen Seite weiter, oder ignorieren Sie bloße Irrtümer.',
  },
  redirect: { nl: 'Doorsturen…', fr: 'Rediriger…', en: 'Redirect…', de: 'Weiterleiten…' },
  ignore: { nl: 'Negeren', fr: 'Ignorer', en: 'Ignore', de: 'Ignorieren' },
  title: {
    nl: '{path} doorsturen',
    fr: 'Rediriger {path}',
    en: 'Redirect {path}',
    de: '{path} weiterleiten',
  },
  suggestions: {
    nl: 'Waarschijnlijk bedoeld',
    fr: 'Sans doute voulu',
    en: 'Probably meant',
    de: 'Wahrscheinlich gemeint',
  },
  noSuggestion: {
    nl: 'Geen pagina lijkt op dit adres.',
    fr: 'Aucune page ne ressemble à cette adresse.',
    en: 'No page resembles this address.',
    de: 'Keine Seite ähnelt dieser Adresse.',
  },
  target: { nl: 'Nieuw adres', fr: 'Nouvelle adresse', en: 'New address', de: 'Neue Adresse' },
  save: {
    nl: 'Doorverwijzing maken',
    fr: 'Créer la redirection',
    en: 'Make the redirect',
    de: 'Weiterleitung anlegen',
  },
  cancel: { nl: 'Annuleren', fr: 'Annuler', en: 'Cancel', de: 'Abbrechen' },
  done: {
    nl: '{path} leidt nu naar {to}.',
    fr: '{path} mène maintenant à {to}.',
    en: '{path} now leads to {to}.',
    de: '{path} führt jetzt zu {to}.',
  },
  ignored: {
    nl: '{path} staat niet meer in de lijst.',
    fr: '{path} n’est plus dans la liste.',
    en: '{path} is no longer in the list.',
    de: '{path} steht nicht mehr in der Liste.',
  },
} as const satisfies Record<string, Localized>
