import type { Localized } from '@/lib/i18n/locales'

export const outboxTexts = {
  noServer: {
    nl: 'Er is geen mailserver ingesteld (SMTP_URL): e-mails vertrekken niet. Ze staan hier te lezen en wachten hoogstens zeven dagen op een server.',
    fr: 'Aucun serveur de messagerie n’est configuré (SMTP_URL) : les e-mails ne partent pas. Ils se lisent ici et attendent un serveur pendant sept jours au plus.',
    en: 'No mail server is set (SMTP_URL): mails do not go out. They can be read here and wait seven days at most for a server.',
    de: 'Es ist kein Mailserver eingestellt (SMTP_URL): E-Mails gehen nicht hinaus. Sie sind hier zu lesen und warten höchstens sieben Tage auf einen Server.',
  },
  waiting: {
    nl: '{count} e-mails wachten langer dan vijf minuten. Ze worden vanzelf opnieuw geprobeerd. De mailserver zei het laatst: {reason}',
    fr: '{count} e-mails attendent depuis plus de cinq minutes. Leur envoi est retenté automatiquement. Dernière réponse du serveur : {reason}',
    en: '{count} mails have been waiting for more than five minutes. They are tried again by themselves. The mail server last said: {reason}',
    de: '{count} E-Mails warten seit mehr als fünf Minuten. Sie werden von selbst erneut versucht. Der Mailserver sagte zuletzt: {reason}',
  },
  preview: {
    nl: 'De e-mail zoals de ontvanger hem ziet',
    fr: 'L’e-mail tel que le voit le destinataire',
    en: 'The mail as its reader sees it',
    de: 'Die E-Mail, wie der Empfänger sie sieht',
  },
  keys: {
    nl: 'Persoonlijke links werken hier alleen voor beheerders.',
    fr: 'Les liens personnels ne fonctionnent ici que pour les administrateurs.',
    en: 'Personal links work here for administrators only.',
    de: 'Persönliche Links funktionieren hier nur für Administratoren.',
  },
  pending: {
    nl: 'Wacht om verzonden te worden.',
    fr: 'En attente d’envoi.',
    en: 'Waiting to be sent.',
    de: 'Wartet auf den Versand.',
  },
  retrying: {
    nl: 'Nog niet verzonden; wordt vanzelf opnieuw geprobeerd. Reden: {reason}',
    fr: 'Pas encore envoyé ; nouvel essai automatique. Raison : {reason}',
    en: 'Not sent yet; tried again by itself. Reason: {reason}',
    de: 'Noch nicht gesendet; wird von selbst erneut versucht. Grund: {reason}',
  },
  sending: {
    nl: 'Wordt op dit moment verzonden.',
    fr: 'En cours d’envoi.',
    en: 'Being sent at this moment.',
    de: 'Wird gerade gesendet.',
  },
  sent: {
    nl: 'Verzonden op {when}.',
    fr: 'Envoyé le {when}.',
    en: 'Sent on {when}.',
    de: 'Gesendet am {when}.',
  },
  failed: {
    nl: 'Niet verzonden. Reden: {reason}',
    fr: 'Non envoyé. Raison : {reason}',
    en: 'Not sent. Reason: {reason}',
    de: 'Nicht gesendet. Grund: {reason}',
  },
  tooLate: {
    nl: 'hij zou te laat gekomen zijn',
    fr: 'il serait arrivé trop tard',
    en: 'it would have come too late',
    de: 'sie wäre zu spät gekommen',
  },
  unknown: { nl: 'onbekend', fr: 'inconnue', en: 'unknown', de: 'unbekannt' },
  again: { nl: 'Opnieuw verzenden', fr: 'Renvoyer', en: 'Send again', de: 'Erneut senden' },
  now: { nl: 'Nu proberen', fr: 'Essayer maintenant', en: 'Try now', de: 'Jetzt versuchen' },
  queued: {
    nl: 'De e-mail staat klaar om verzonden te worden.',
    fr: 'L’e-mail est prêt à partir.',
    en: 'The mail is waiting to be sent.',
    de: 'Die E-Mail wartet auf den Versand.',
  },
  refused: {
    nl: 'Deze e-mail kan nu niet opnieuw verzonden worden.',
    fr: 'Cet e-mail ne peut pas être renvoyé maintenant.',
    en: 'This mail cannot be sent again now.',
    de: 'Diese E-Mail kann jetzt nicht erneut gesendet werden.',
  },
} as const satisfies Record<string, Localized>
