import { h2, h3, p, ul, type DemoPage } from './types'

/** Names the cookies of this software; an agency that adds analytics adds its cookies here. */
export const cookiePolicy: DemoPage = {
  key: 'cookiePolicy',
  slug: 'cookie-policy',
  path: {
    nl: '/cookiebeleid/',
    fr: '/politique-de-cookies/',
    en: '/cookie-policy/',
    de: '/cookie-richtlinie/',
  },
  title: { nl: 'Cookiebeleid', fr: 'Politique de cookies', en: 'Cookie policy', de: 'Cookie-Richtlinie' },
  seo: {
    title: {
      nl: 'Cookiebeleid',
      fr: 'Politique de cookies',
      en: 'Cookie policy',
      de: 'Cookie-Richtlinie',
    },
    description: {
      nl: 'Wat deze website in uw browser bewaart, waarom, en hoe u uw keuze wijzigt. Geen volgcookies zonder uw toestemming.',
      fr: 'Ce que ce site garde dans votre navigateur, pourquoi, et comment modifier vos choix. Aucun cookie de suivi sans votre accord.',
      en: 'What this site stores in your browser, why, and how to change your choice. No tracking cookies without your consent.',
      de: 'Was diese Website in Ihrem Browser speichert, warum, und wie Sie Ihre Wahl ändern. Keine Tracking-Cookies ohne Ihre Zustimmung.',
    },
  },
  intro: {
    nl: 'Zonder uw toestemming plaatst deze website geen enkele cookie om u te volgen.',
    fr: 'Sans votre accord, ce site ne dépose aucun cookie pour vous suivre.',
    en: 'Without your consent this site places no cookie to track you.',
    de: 'Ohne Ihre Zustimmung setzt diese Website kein Cookie, um Sie zu verfolgen.',
  },
  body: {
    nl: [
      h2('Wat is een cookie?'),
      p(
        'Een cookie is een klein bestand dat een website in uw browser bewaart. Er bestaan ook andere geheugens in de browser, zoals de lokale opslag, die hetzelfde kunnen. In deze tekst bedoelen wij ze allemaal.',
      ),
      h2('Wat deze website zelf bewaart'),
      p(
        'Het volgende is strikt noodzakelijk, bevat niets over wie u bent en vraagt daarom geen toestemming.',
      ),
      ul(
        'consent, consentAdUserData, consentAdStorage, consentAnalyticsStorage en consentAdPersonalization: uw keuze in het toestemmingsvenster, in de lokale opslag. Zij blijft tot u ze wijzigt of wist.',
        'modalActive: onthoudt dat u een melding hebt gesloten, tot u het tabblad sluit.',
        'utm_parameters: komt u via een campagne, dan blijft de aanduiding van die campagne bewaard tot u het tabblad sluit. Zij gaat alleen naar een meetdienst als u die hebt toegestaan.',
        'Een aanmeldcookie, alleen als u zich als eigenaar, abonnee of medewerker aanmeldt. De cookie verdwijnt wanneer u zich afmeldt of de sessie afloopt.',
      ),
      p(
        'Hoe vaak een pagina geopend wordt, tellen wij op onze server, zonder cookie en zonder u te herkennen.',
      ),
      h2('De vijf categorieën'),
      h3('Strikt noodzakelijk'),
      p('Zonder deze werkt de website niet of vergeet zij uw keuze. Ze staan altijd aan.'),
      h3('Analytisch'),
      p(
        'Meten hoe bezoekers de website gebruiken, bijvoorbeeld welke pagina’s gelezen worden. Staan uit tot u ze toelaat.',
      ),
      h3('Marketing'),
      p(
        'Meten wat een advertentie oplevert of tonen advertenties op andere websites. Staan uit tot u ze toelaat.',
      ),
      h3('Sociale media'),
      p('Verbinden uw bezoek met een sociaal netwerk. Staan uit tot u ze toelaat.'),
      h3('Niet-geclassificeerd'),
      p('Wat nog geen categorie heeft gekregen. Staat uit tot u het toelaat.'),
      p(
        'Of ons kantoor zulke diensten gebruikt, hangt af van het moment. Gebruiken wij er geen, dan laadt er ook met uw toestemming niets. Gebruiken wij er wel, dan laden ze pas nadat u ja hebt gezegd, en gelden hun eigen regels over duur en gebruik.',
      ),
      h2('Kaarten, video’s en virtuele bezoeken'),
      p(
        'Kaarten, straatbeelden, video’s en virtuele bezoeken komen soms van een derde. Wij laden ze pas wanneer u erop klikt. Vanaf dan kan die derde uw IP-adres zien en eigen cookies plaatsen. De rest van de website werkt ook zonder.',
      ),
      h2('Uw keuze geven of wijzigen'),
      p(
        'Bij uw eerste bezoek vragen wij wat u toelaat. Weigeren is even eenvoudig als aanvaarden, en niets is vooraf aangevinkt behalve wat strikt noodzakelijk is. Weigeren heeft geen gevolgen voor wat u op de website kunt doen.',
      ),
      p(
        'Met de link ‘Cookie-instellingen’ onderaan elke pagina opent u het venster opnieuw en wijzigt u uw keuze. U kunt cookies ook in uw browser wissen; dan vragen wij uw keuze opnieuw.',
      ),
      h2('Vragen'),
      p(
        'Onze contactgegevens staan in de wettelijke vermeldingen. Wat wij met persoonsgegevens doen en welke rechten u hebt, leest u in de privacyverklaring.',
      ),
    ],
    fr: [
      h2('Qu’est-ce qu’un cookie ?'),
      p(
        'Un cookie est un petit fichier qu’un site garde dans votre navigateur. D’autres mémoires du navigateur, comme le stockage local, peuvent faire la même chose. Dans ce texte, nous parlons de toutes.',
      ),
      h2('Ce que ce site garde lui-même'),
      p(
        'Les éléments suivants sont strictement nécessaires, ne disent rien de votre identité et ne demandent donc pas de consentement.',
      ),
      ul(
        'consent, consentAdUserData, consentAdStorage, consentAnalyticsStorage et consentAdPersonalization : votre choix dans la fenêtre de consentement, dans le stockage local. Il reste jusqu’à ce que vous le changiez ou l’effaciez.',
        'modalActive : retient que vous avez fermé une annonce, jusqu’à la fermeture de l’onglet.',
        'utm_parameters : si vous arrivez par une campagne, le nom de celle-ci est gardé jusqu’à la fermeture de l’onglet. Il n’est transmis à un outil de mesure que si vous l’avez autorisé.',
        'Un cookie de connexion, uniquement si vous vous connectez comme propriétaire, abonné ou collaborateur. Il disparaît quand vous vous déconnectez ou que la session expire.',
      ),
      p(
        'Le nombre d’ouvertures d’une page est compté sur notre serveur, sans cookie et sans vous reconnaître.',
      ),
      h2('Les cinq catégories'),
      h3('Strictement nécessaires'),
      p('Sans eux, le site ne fonctionne pas ou oublie votre choix. Ils sont toujours actifs.'),
      h3('Analytiques'),
      p('Ils mesurent l’usage du site, par exemple les pages lues. Désactivés jusqu’à votre accord.'),
      h3('Marketing'),
      p(
        'Ils mesurent ce que rapporte une annonce ou affichent des annonces sur d’autres sites. Désactivés jusqu’à votre accord.',
      ),
      h3('Réseaux sociaux'),
      p('Ils relient votre visite à un réseau social. Désactivés jusqu’à votre accord.'),
      h3('Non classés'),
      p('Ce qui n’a pas encore reçu de catégorie. Désactivé jusqu’à votre accord.'),
      p(
        'Notre agence recourt ou non à de tels services selon le moment. Si nous n’en utilisons pas, rien ne se charge, même avec votre accord. Si nous en utilisons, ils ne se chargent qu’après votre oui, et leurs propres règles de durée et d’usage s’appliquent.',
      ),
      h2('Cartes, vidéos et visites virtuelles'),
      p(
        'Les cartes, vues de rue, vidéos et visites virtuelles proviennent parfois d’un tiers. Nous ne les chargeons que lorsque vous cliquez. Dès ce moment, ce tiers peut voir votre adresse IP et déposer ses propres cookies. Le reste du site fonctionne sans.',
      ),
      h2('Donner ou modifier votre choix'),
      p(
        'Lors de votre première visite, nous vous demandons ce que vous acceptez. Refuser est aussi simple qu’accepter, et rien n’est coché d’avance hormis le strict nécessaire. Un refus ne change rien à ce que vous pouvez faire sur le site.',
      ),
      p(
        'Le lien « Paramètres des cookies », au bas de chaque page, rouvre la fenêtre et vous permet de changer d’avis. Vous pouvez aussi effacer les cookies dans votre navigateur ; nous vous reposerons alors la question.',
      ),
      h2('Questions'),
      p(
        'Nos coordonnées figurent dans les mentions légales. La politique de confidentialité explique ce que nous faisons des données personnelles et quels sont vos droits.',
      ),
    ],
    en: [
      h2('What is a cookie?'),
      p(
        'A cookie is a small file that a website keeps in your browser. Browsers have other memories too, such as local storage, which can do the same. In this text we mean all of them.',
      ),
      h2('What this site stores itself'),
      p(
        'The following is strictly necessary, says nothing about who you are and therefore needs no consent.',
      ),
      ul(
        'consent, consentAdUserData, consentAdStorage, consentAnalyticsStorage and consentAdPersonalization: your choice in the consent dialog, in local storage. It stays until you change or clear it.',
        'modalActive: remembers that you closed an announcement, until you close the tab.',
        'utm_parameters: if you arrive through a campaign, its name is kept until you close the tab. It is passed to a measurement tool only if you have allowed that tool.',
        'A sign-in cookie, only if you sign in as an owner, a subscriber or a member of staff. It goes when you sign out or the session ends.',
      ),
      p('How often a page is opened is counted on our server, without a cookie and without recognising you.'),
      h2('The five categories'),
      h3('Strictly necessary'),
      p('Without these the site does not work or forgets your choice. They are always on.'),
      h3('Analytical'),
      p(
        'They measure how visitors use the site, for example which pages are read. Off until you allow them.',
      ),
      h3('Marketing'),
      p(
        'They measure what an advertisement yields or show advertisements on other sites. Off until you allow them.',
      ),
      h3('Social media'),
      p('They connect your visit with a social network. Off until you allow them.'),
      h3('Unclassified'),
      p('Whatever has not been given a category yet. Off until you allow it.'),
      p(
        'Whether our agency uses such services varies over time. If we use none, nothing loads even with your consent. If we do, they load only after you have said yes, and their own rules on duration and use apply.',
      ),
      h2('Maps, videos and virtual tours'),
      p(
        'Maps, street views, videos and virtual tours sometimes come from a third party. We load them only when you click. From then on that party can see your IP address and place its own cookies. The rest of the site works without them.',
      ),
      h2('Giving or changing your choice'),
      p(
        'On your first visit we ask what you allow. Refusing is as easy as accepting, and nothing is ticked in advance except what is strictly necessary. Refusing makes no difference to what you can do on the site.',
      ),
      p(
        'The link “Cookie settings” at the foot of every page opens the dialog again so that you can change your mind. You can also clear cookies in your browser; we will then ask you again.',
      ),
      h2('Questions'),
      p(
        'Our contact details are in the legal notice. What we do with personal data, and which rights you have, is explained in the privacy statement.',
      ),
    ],
    de: [
      h2('Was ist ein Cookie?'),
      p(
        'Ein Cookie ist eine kleine Datei, die eine Website in Ihrem Browser speichert. Andere Speicher des Browsers, etwa der lokale Speicher, können dasselbe. In diesem Text sind sie alle gemeint.',
      ),
      h2('Was diese Website selbst speichert'),
      p(
        'Folgendes ist unbedingt erforderlich, sagt nichts darüber, wer Sie sind, und braucht daher keine Einwilligung.',
      ),
      ul(
        'consent, consentAdUserData, consentAdStorage, consentAnalyticsStorage und consentAdPersonalization: Ihre Wahl im Einwilligungsfenster, im lokalen Speicher. Sie bleibt, bis Sie sie ändern oder löschen.',
        'modalActive: merkt sich bis zum Schließen des Tabs, dass Sie einen Hinweis geschlossen haben.',
        'utm_parameters: Kommen Sie über eine Kampagne, wird deren Name bis zum Schließen des Tabs behalten. An einen Messdienst geht er nur, wenn Sie diesen erlaubt haben.',
        'Ein Anmelde-Cookie, nur wenn Sie sich als Eigentümer, Abonnent oder Mitarbeiter anmelden. Es verschwindet, wenn Sie sich abmelden oder die Sitzung abläuft.',
      ),
      p(
        'Wie oft eine Seite geöffnet wird, zählen wir auf unserem Server, ohne Cookie und ohne Sie wiederzuerkennen.',
      ),
      h2('Die fünf Kategorien'),
      h3('Unbedingt erforderlich'),
      p('Ohne sie funktioniert die Website nicht oder vergisst Ihre Wahl. Sie sind immer aktiv.'),
      h3('Analyse'),
      p(
        'Sie messen, wie Besucher die Website nutzen, etwa welche Seiten gelesen werden. Aus, bis Sie zustimmen.',
      ),
      h3('Marketing'),
      p(
        'Sie messen, was eine Anzeige bringt, oder zeigen Anzeigen auf anderen Websites. Aus, bis Sie zustimmen.',
      ),
      h3('Soziale Medien'),
      p('Sie verbinden Ihren Besuch mit einem sozialen Netzwerk. Aus, bis Sie zustimmen.'),
      h3('Nicht klassifiziert'),
      p('Was noch keiner Kategorie zugeordnet ist. Aus, bis Sie zustimmen.'),
      p(
        'Ob unsere Agentur solche Dienste nutzt, kann sich ändern. Nutzen wir keine, wird auch mit Ihrer Zustimmung nichts geladen. Nutzen wir welche, werden sie erst nach Ihrem Ja geladen, und es gelten deren eigene Regeln zu Dauer und Verwendung.',
      ),
      h2('Karten, Videos und virtuelle Rundgänge'),
      p(
        'Karten, Straßenansichten, Videos und virtuelle Rundgänge stammen manchmal von Dritten. Wir laden sie erst, wenn Sie darauf klicken. Von da an kann der Dritte Ihre IP-Adresse sehen und eigene Cookies setzen. Der Rest der Website funktioniert auch ohne.',
      ),
      h2('Ihre Wahl treffen oder ändern'),
      p(
        'Beim ersten Besuch fragen wir, was Sie erlauben. Ablehnen ist so einfach wie Zustimmen, und außer dem unbedingt Erforderlichen ist nichts vorab angekreuzt. Eine Ablehnung ändert nichts daran, was Sie auf der Website tun können.',
      ),
      p(
        'Über den Link „Cookie-Einstellungen“ am Fuß jeder Seite öffnen Sie das Fenster erneut und ändern Ihre Wahl. Sie können Cookies auch in Ihrem Browser löschen; dann fragen wir Sie erneut.',
      ),
      h2('Fragen'),
      p(
        'Unsere Kontaktdaten stehen im Impressum. Was wir mit personenbezogenen Daten tun und welche Rechte Sie haben, erklärt die Datenschutzerklärung.',
      ),
    ],
  },
}
