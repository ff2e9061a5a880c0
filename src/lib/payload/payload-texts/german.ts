import { generalGerman } from './general-german'
import type { PayloadWords } from './payload-words'

/** Payload's German words that are wrong, unclear, of a CMS or familiar ("du"). */
export const germanWords: PayloadWords = {
  authentication: {
    beginCreateFirstUser:
      'Es gibt noch kein Konto. Der erste Administrator wird auf dem Server angelegt: node perron.mjs create-administrator name@example.org "Name"',
    checkYourEmailForPasswordReset:
      'Gehört diese E-Mail-Adresse zu einem Benutzerkonto, so erhalten Sie gleich eine E-Mail, mit der Sie das Passwort neu setzen. Sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail, mit der Sie das Passwort neu setzen.',
    forgotPasswordUsernameInstructions:
      'Geben Sie Ihren Benutzernamen ein. Sie erhalten eine E-Mail, mit der Sie das Passwort neu setzen.',
    generatingNewAPIKeyWillInvalidate:
      'Mit einem neuen Schlüssel wird der bisherige <1>ungültig</1>. Möchten Sie fortfahren?',
    loggedIn: 'Um sich mit einem anderen Benutzerkonto anzumelden, melden Sie sich zuerst <0>ab</0>.',
    loggedInChangePassword:
      'Um Ihr Passwort zu ändern, öffnen Sie Ihr <0>Benutzerkonto</0> und ändern es dort.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie lange nichts getan haben.',
    loggedOutSuccessfully: 'Sie sind abgemeldet.',
    logoutSuccessful: 'Sie sind abgemeldet.',
    loginWithAnotherUser:
      'Um sich mit einem anderen Benutzerkonto anzumelden, melden Sie sich zuerst <0>ab</0>.',
    tokenRefreshSuccessful: 'Ihre Sitzung ist verlängert.',
    youAreInactive:
      'Sie haben eine Weile nichts getan und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?',
  },
  error: {
    deletingTitle:
      '{{title}} konnte nicht gelöscht werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    documentNotFound:
      'Das Dokument mit der ID {{id}} wurde nicht gefunden. Vielleicht wurde es gelöscht, oder Sie haben keinen Zugriff darauf.',
    incorrectCollection: 'Das gehört nicht hierher.',
    insufficientClipboardPermissions:
      'Ihr Browser lässt die Zwischenablage nicht lesen. Erlauben Sie es und versuchen Sie es noch einmal.',
    invalidClipboardData: 'Was in der Zwischenablage ist, kann hier nicht eingefügt werden.',
    notAllowedToAccessPage: 'Sie haben keinen Zugriff auf diese Seite.',
    notAllowedToPerformAction: 'Sie dürfen das nicht tun.',
    notFound: 'Das wurde nicht gefunden.',
    restoringTitle:
      '{{title}} konnte nicht wiederhergestellt werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    tokenInvalidOrExpired: 'Der Link ist ungültig oder abgelaufen.',
    tokenNotProvided: 'Der Link ist unvollständig.',
    unauthorized: 'Melden Sie sich zuerst an.',
    unauthorizedAdmin: 'Dieses Benutzerkonto hat keinen Zugang zum Studio.',
    unPublishingDocument: 'Es konnte nicht offline genommen werden.',
    unverifiedEmail: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  },
  fields: {
    addNew: 'Hinzufügen',
    addNewLabel: 'Hinzufügen: {{label}}',
    addUpload: 'Datei hinzufügen',
    chooseBetweenCustomTextOrDocument:
      'Geben Sie eine eigene Adresse ein oder wählen Sie ein anderes Dokument.',
    chooseDocumentToLink: 'Wählen Sie, wohin der Link führt',
    chooseFromExisting: 'Aus vorhandenen auswählen',
    collapseAll: 'Alle einklappen',
    customURL: 'Eigene Adresse',
    enterURL: 'Adresse eingeben',
    internalLink: 'Link zu einer Seite der Website',
    labelRelationship: 'Verweis: {{label}}',
    removeUpload: 'Datei entfernen',
    showAll: 'Alle ausklappen',
    swapUpload: 'Andere Datei wählen',
    toggleBlock: 'Block ein- oder ausklappen',
    uploadNewLabel: 'Hochladen: {{label}}',
  },
  general: generalGerman,
  localization: {
    cannotCopySameLocale: 'Wählen Sie zwei verschiedene Sprachen.',
    copyToLocale: 'Texte in eine Sprache kopieren',
    selectLocaleToCopy: 'Sprache zum Kopieren wählen',
    selectLocaleToDuplicate: 'Sprachen zum Kopieren wählen',
  },
  operators: {
    equals: 'ist',
    exists: 'ist ausgefüllt',
    isIn: 'ist eines von',
    isNotEqualTo: 'ist nicht',
    isNotIn: 'ist keines von',
    isLike: 'enthält die Wörter',
    isNotLike: 'enthält nicht die Wörter',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie die Ecken des Ausschnitts, zeichnen Sie einen neuen, oder ändern Sie die Werte unten.',
    dragAndDrop: 'Datei hierher ziehen',
    focalPointDescription:
      'Ziehen Sie den Punkt, der sichtbar bleiben soll, auf dem Bild, oder ändern Sie die Werte unten.',
    focalPoint: 'Wichtigster Punkt',
    pasteURL: 'Adresse einfügen',
    selectCollectionToBrowse: 'Wählen Sie, was Sie durchsuchen möchten',
    setFocalPoint: 'Wichtigsten Punkt festlegen',
  },
  validation: {
    emailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Geben Sie eine Zahl ein.',
    greaterThanMax: '{{value}} ist mehr als das Maximum von {{max}} ({{label}}).',
    lessThanMin: '{{value}} ist weniger als das Minimum von {{min}} ({{label}}).',
    invalidInput: 'Dieser Wert ist nicht richtig.',
    invalidSelection: 'Diese Auswahl ist nicht richtig.',
    longerThanMin: 'Schreiben Sie mindestens {{minLength}} Zeichen.',
    shorterThanMax: 'Schreiben Sie höchstens {{maxLength}} Zeichen.',
    required: 'Dieses Feld ist erforderlich.',
    requiresAtLeast: 'Es müssen mindestens {{count}} sein ({{label}}).',
    requiresNoMoreThan: 'Es dürfen höchstens {{count}} sein ({{label}}).',
    trueOrFalse: 'Wählen Sie Ja oder Nein.',
    username:
      'Geben Sie einen gültigen Benutzernamen ein: Buchstaben, Zahlen, Bindestriche, Punkte und Unterstriche.',
    validUploadID: 'Diese Datei gibt es nicht mehr.',
  },
  version: {
    aboutToRestoreGlobal: '{{label}} wird wieder wie am {{versionDate}}.',
    aboutToRevertToPublished: 'Ihr Entwurf wird wieder wie das, was online ist. Sind Sie sicher?',
    aboutToUnpublish: 'Das ist danach in keiner Sprache mehr online. Sind Sie sicher?',
    aboutToUnpublishIn: 'Das ist danach auf {{locale}} nicht mehr online. Sind Sie sicher?',
    aboutToUnpublishSelection: 'Die Auswahl ({{label}}) ist danach nicht mehr online. Sind Sie sicher?',
    autosavedSuccessfully: 'Automatisch gespeichert.',
    confirmUnpublish: 'Offline nehmen',
    currentlyPublished: 'Jetzt online',
    currentlyViewing: 'Jetzt zu sehen',
    currentPublishedVersion: 'Version, die online ist',
    draftSavedSuccessfully: 'Entwurf gespeichert.',
    modifiedOnly: 'Nur was sich ändert',
    moreVersions: 'Mehr Versionen…',
    noRowsFound: 'Nichts gefunden ({{label}})',
    noRowsSelected: 'Nichts ausgewählt ({{label}})',
    previouslyPublished: 'Früher online',
    publishing: 'Wird veröffentlicht…',
    restoredSuccessfully: 'Wiederhergestellt.',
    restoring: 'Wird wiederhergestellt…',
    reverting: 'Wird zurückgesetzt…',
    revertUnsuccessful: 'Nichts hat sich geändert: keine Version ist online.',
    scheduledSuccessfully: 'Die Veröffentlichung ist geplant.',
    schedulePublish: 'Veröffentlichung planen',
    specificVersion: 'Eine bestimmte Version',
    unpublish: 'Offline nehmen',
    unpublished: 'Offline',
    unpublishedSuccessfully: 'Das ist nicht mehr online.',
    unpublishIn: 'Offline nehmen auf {{locale}}',
    unpublishing: 'Wird offline genommen…',
    versionID: 'Nummer der Version',
    viewingVersion: 'Version von „{{documentTitle}}“ ({{entityLabel}})',
    viewingVersionGlobal: 'Version: {{entityLabel}}',
    viewingVersions: 'Versionen von „{{documentTitle}}“ ({{entityLabel}})',
    viewingVersionsGlobal: 'Versionen: {{entityLabel}}',
  },
}
