import type { Localized } from '@/lib/i18n/locales'

export const erasureTexts = {
  heading: {
    nl: 'Iemand wissen',
    fr: 'Effacer une personne',
    en: 'Erase a person',
    de: 'Eine Person löschen',
  },
  intro: {
    nl: 'Wist alles wat iemand via de site achterliet: aanvragen met bestanden en e-mails, zoekopdrachten, nieuwsbrief, afspraken. Ga eerst na dat de vraag echt van deze persoon komt.',
    fr: 'Efface tout ce qu’une personne a laissé via le site : demandes avec fichiers et e-mails, recherches, newsletter, rendez-vous. Vérifiez d’abord que la demande vient bien de cette personne.',
    en: 'Erases everything somebody left through the site: leads with files and mails, searches, newsletter, appointments. First make sure that the request really comes from this person.',
    de: 'Löscht alles, was jemand über die Website hinterlassen hat: Anfragen mit Dateien und E-Mails, Suchaufträge, Newsletter, Termine. Prüfen Sie zuerst, ob die Bitte wirklich von dieser Person kommt.',
  },
  address: { nl: 'E-mailadres', fr: 'Adresse e-mail', en: 'E-mail address', de: 'E-Mail-Adresse' },
  look: { nl: 'Opzoeken', fr: 'Rechercher', en: 'Look up', de: 'Nachsehen' },
  found: {
    nl: 'Gevonden voor {address}',
    fr: 'Trouvé pour {address}',
    en: 'Found for {address}',
    de: 'Gefunden für {address}',
  },
  nothing: {
    nl: 'Er is niets gevonden.',
    fr: 'Rien n’a été trouvé.',
    en: 'Nothing was found.',
    de: 'Es wurde nichts gefunden.',
  },
  kept: {
    nl: 'Deze persoon is ook eigenaar ({count}). Die gegevens horen bij een overeenkomst en blijven; wis ze met de hand als dat mag.',
    fr: 'Cette personne est aussi propriétaire ({count}). Ces données relèvent d’un contrat et restent ; effacez-les à la main si c’est permis.',
    en: 'This person is an owner too ({count}). That data belongs to a contract and stays; erase it by hand if that is allowed.',
    de: 'Diese Person ist auch Eigentümer ({count}). Diese Daten gehören zu einem Vertrag und bleiben; löschen Sie sie von Hand, wenn das erlaubt ist.',
  },
  notes: {
    nl: 'Toekomstige afspraken worden geannuleerd. Getuigenissen worden gevonden via de aanvraag; zoek andere op naam. Backups bewaren de gegevens tot ze verlopen.',
    fr: 'Les rendez-vous à venir sont annulés. Les témoignages sont retrouvés par la demande ; cherchez les autres par le nom. Les sauvegardes gardent les données jusqu’à leur fin.',
    en: 'Appointments to come are cancelled. Testimonials are found through the lead; look for others by name. Backups keep the data until they expire.',
    de: 'Künftige Termine werden abgesagt. Erfahrungsberichte werden über die Anfrage gefunden; suchen Sie andere nach dem Namen. Sicherungen behalten die Daten, bis sie ablaufen.',
  },
  askedBy: { nl: 'Wie vraagt het?', fr: 'Qui le demande ?', en: 'Who asks?', de: 'Wer verlangt es?' },
  sure: {
    nl: 'Ik heb nagegaan wie dit vraagt. Dit kan niet ongedaan worden gemaakt.',
    fr: 'J’ai vérifié qui le demande. Cette opération est définitive.',
    en: 'I have checked who asks. This cannot be undone.',
    de: 'Ich habe geprüft, wer es verlangt. Das lässt sich nicht rückgängig machen.',
  },
  erase: {
    nl: 'Definitief wissen',
    fr: 'Effacer définitivement',
    en: 'Erase for good',
    de: 'Endgültig löschen',
  },
  download: {
    nl: 'Alle gegevens als bestand',
    fr: 'Toutes les données en fichier',
    en: 'All data as a file',
    de: 'Alle Daten als Datei',
  },
  done: {
    nl: 'Gewist. Het bewijs staat in de lijst hieronder.',
    fr: 'Effacé. La preuve figure dans la liste ci-dessous.',
    en: 'Erased. The proof is in the list below.',
    de: 'Gelöscht. Der Nachweis steht in der Liste unten.',
  },
  notAnAddress: {
    nl: 'Dit is geen e-mailadres.',
    fr: 'Ce n’est pas une adresse e-mail.',
    en: 'This is not an e-mail address.',
    de: 'Das ist keine E-Mail-Adresse.',
  },
  ofAgency: {
    nl: 'Dit is een adres van het kantoor; het kan hier niet gewist worden.',
    fr: 'C’est une adresse de l’agence ; elle ne peut pas être effacée ici.',
    en: 'This is an address of the agency; it cannot be erased here.',
    de: 'Das ist eine Adresse der Agentur; sie kann hier nicht gelöscht werden.',
  },
  failed: {
    nl: 'Het is niet gelukt. Probeer het opnieuw: wat al gewist is, blijft gewist.',
    fr: 'L’opération a échoué. Réessayez : ce qui est effacé le reste.',
    en: 'It did not work. Try again: what is erased stays erased.',
    de: 'Das hat nicht funktioniert. Versuchen Sie es erneut: Gelöschtes bleibt gelöscht.',
  },
} satisfies Record<string, Localized>

/** What Payload keeps by itself, and has no name for. */
export const systemNames: Record<string, Localized> = {
  'payload-jobs': {
    nl: 'Geplande taken',
    fr: 'Tâches planifiées',
    en: 'Planned tasks',
    de: 'Geplante Aufgaben',
  },
  'payload-preferences': { nl: 'Voorkeuren', fr: 'Préférences', en: 'Preferences', de: 'Einstellungen' },
}
