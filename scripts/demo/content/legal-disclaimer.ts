import { legalMentions } from './agency'
import { h2, p, type DemoPage } from './types'

export const disclaimer: DemoPage = {
  key: 'disclaimer',
  slug: 'disclaimer',
  path: {
    nl: '/wettelijke-vermeldingen/',
    fr: '/mentions-legales/',
    en: '/legal-notice/',
    de: '/impressum/',
  },
  title: { nl: 'Wettelijke vermeldingen', fr: 'Mentions légales', en: 'Legal notice', de: 'Impressum' },
  seo: {
    title: {
      nl: 'Wettelijke vermeldingen',
      fr: 'Mentions légales',
      en: 'Legal notice and disclaimer',
      de: 'Impressum und Haftungshinweis',
    },
    description: {
      nl: 'Wie deze website uitgeeft, onze erkenning en verzekering als vastgoedmakelaar, en hoe u de gegevens van een pand moet lezen.',
      fr: 'Qui édite ce site, notre agrément et nos assurances d’agent immobilier, et la portée des informations données sur un bien.',
      en: 'Who publishes this site, our licence and insurance as estate agents, and how to read the information about a property.',
      de: 'Wer diese Website herausgibt, unsere Zulassung und Versicherung als Makler und wie die Angaben zu einem Objekt zu verstehen sind.',
    },
  },
  intro: {
    nl: 'Wie wij zijn, wie toezicht op ons houdt en wat de informatie op deze website waard is.',
    fr: 'Qui nous sommes, qui nous surveille et ce que valent les informations de ce site.',
    en: 'Who we are, who supervises us and what the information on this site is worth.',
    de: 'Wer wir sind, wer uns beaufsichtigt und was die Angaben auf dieser Website wert sind.',
  },
  body: {
    nl: [
      h2('Uitgever van deze website'),
      ...legalMentions.nl,
      h2('Informatie over panden'),
      p(
        'Wij stellen elke pandfiche met zorg op, op basis van ons bezoek, de documenten van de eigenaar en de attesten waarover wij beschikken. Oppervlakten zijn gemeten of uit plannen overgenomen en kunnen licht afwijken. Een fiche is een uitnodiging om te komen kijken, geen aanbod: een overeenkomst ontstaat pas wanneer eigenaar en kandidaat ze schriftelijk sluiten. Prijs en beschikbaarheid kunnen wijzigen.',
      ),
      p(
        'Beelden die wij hebben bewerkt, zoals een virtuele inrichting of een simulatie van werken, dragen een vermelding. Ontbreekt een gegeven, dan kennen wij het niet; het betekent niet dat iets ontbreekt in het pand. Vraag ons gerust de documenten.',
      ),
      p(
        'Ramingen van kosten, opbrengst of waarde op deze website zijn indicatief. Zij vervangen het advies van uw notaris, uw bank of de fiscus niet.',
      ),
      h2('Gebruik van de website'),
      p(
        'Teksten, foto’s, plannen en tekeningen op deze website zijn van ons of van wie ze ons toevertrouwde. U mag ze bekijken, afdrukken en met anderen delen voor uw eigen zoektocht. Voor elk ander gebruik, zoals overname op een andere website, vraagt u ons vooraf toestemming.',
      ),
      p(
        'Wij doen ons best om de website bereikbaar en juist te houden, maar kunnen een storing of een vergissing niet uitsluiten. Ziet u een fout, meld ze ons, dan zetten wij ze recht. Voor websites van derden waarnaar wij verwijzen, zijn wij niet verantwoordelijk.',
      ),
      h2('Klachten'),
      p(
        'Bent u niet tevreden over onze dienst, schrijf ons dan eerst: de leiding van het kantoor antwoordt u persoonlijk. Komen wij er samen niet uit, dan kunt u zich wenden tot het beroepsinstituut dat toezicht op ons houdt; het adres staat hierboven.',
      ),
      h2('Toepasselijk recht'),
      p(
        'Op deze website is het Belgische recht van toepassing. Als consument behoudt u de bescherming van de dwingende regels van het land waar u woont.',
      ),
    ],
    fr: [
      h2('Éditeur du site'),
      ...legalMentions.fr,
      h2('Les informations sur les biens'),
      p(
        'Nous rédigeons chaque fiche avec soin, à partir de notre visite, des documents du propriétaire et des attestations dont nous disposons. Les surfaces sont mesurées ou reprises des plans et peuvent légèrement varier. Une fiche est une invitation à venir voir, pas une offre : un contrat ne se forme que lorsque le propriétaire et le candidat le concluent par écrit. Le prix et la disponibilité peuvent changer.',
      ),
      p(
        'Les images que nous avons retravaillées, comme un aménagement virtuel ou une simulation de travaux, portent une mention. Si une donnée manque, c’est que nous ne la connaissons pas ; cela ne signifie pas que l’élément est absent du bien. Demandez-nous les documents.',
      ),
      p(
        'Les estimations de frais, de rendement ou de valeur données sur ce site sont indicatives. Elles ne remplacent pas l’avis de votre notaire, de votre banque ou de l’administration fiscale.',
      ),
      h2('L’utilisation du site'),
      p(
        'Les textes, photos, plans et dessins de ce site nous appartiennent ou appartiennent à ceux qui nous les ont confiés. Vous pouvez les consulter, les imprimer et les partager pour votre propre recherche. Pour tout autre usage, par exemple une reprise sur un autre site, demandez-nous d’abord l’autorisation.',
      ),
      p(
        'Nous faisons de notre mieux pour que le site soit accessible et exact, sans pouvoir exclure une panne ou une erreur. Si vous en voyez une, signalez-la : nous la corrigerons. Nous ne sommes pas responsables des sites de tiers vers lesquels nous renvoyons.',
      ),
      h2('Réclamations'),
      p(
        'Si notre service ne vous satisfait pas, écrivez-nous d’abord : la direction vous répond personnellement. Si nous ne trouvons pas d’accord, vous pouvez vous adresser à l’institut professionnel qui nous surveille ; son adresse figure plus haut.',
      ),
      h2('Droit applicable'),
      p(
        'Ce site est soumis au droit belge. En tant que consommateur, vous gardez la protection des règles impératives du pays où vous résidez.',
      ),
    ],
    en: [
      h2('Publisher of this site'),
      ...legalMentions.en,
      h2('Information about properties'),
      p(
        'We draw up every property sheet with care, from our own visit, the owner’s documents and the certificates we hold. Areas are measured or taken from plans and may differ slightly. A sheet is an invitation to come and look, not an offer: a contract exists only once owner and candidate conclude it in writing. Price and availability may change.',
      ),
      p(
        'Pictures we have altered, such as a virtual furnishing or a simulation of works, are marked as such. Where a detail is missing, we do not know it; it does not mean that the property lacks it. Feel free to ask us for the documents.',
      ),
      p(
        'Estimates of costs, yield or value on this site are indicative. They do not replace the advice of your notary, your bank or the tax authorities.',
      ),
      h2('Using the site'),
      p(
        'The texts, photographs, plans and drawings on this site belong to us or to those who entrusted them to us. You may view, print and share them for your own search. For any other use, such as republication on another site, please ask our permission first.',
      ),
      p(
        'We do our best to keep the site available and correct, but cannot rule out a fault or a mistake. If you notice one, tell us and we will put it right. We are not responsible for third-party sites to which we link.',
      ),
      h2('Complaints'),
      p(
        'If you are not satisfied with our service, write to us first: the management answers you personally. If we cannot settle the matter together, you can turn to the professional institute that supervises us; its address is given above.',
      ),
      h2('Applicable law'),
      p(
        'This site is governed by Belgian law. As a consumer you keep the protection of the mandatory rules of the country where you live.',
      ),
    ],
    de: [
      h2('Herausgeber dieser Website'),
      ...legalMentions.de,
      h2('Angaben zu den Objekten'),
      p(
        'Wir erstellen jedes Exposé sorgfältig, anhand unserer Besichtigung, der Unterlagen des Eigentümers und der Bescheinigungen, die uns vorliegen. Flächen sind gemessen oder Plänen entnommen und können leicht abweichen. Ein Exposé ist eine Einladung zur Besichtigung, kein Angebot: Ein Vertrag entsteht erst, wenn Eigentümer und Interessent ihn schriftlich schließen. Preis und Verfügbarkeit können sich ändern.',
      ),
      p(
        'Bilder, die wir bearbeitet haben, etwa eine virtuelle Einrichtung oder eine Umbausimulation, sind gekennzeichnet. Fehlt eine Angabe, so kennen wir sie nicht; das heißt nicht, dass es dem Objekt daran fehlt. Fragen Sie uns gern nach den Unterlagen.',
      ),
      p(
        'Schätzungen von Kosten, Rendite oder Wert auf dieser Website sind Richtwerte. Sie ersetzen nicht den Rat Ihres Notars, Ihrer Bank oder der Steuerverwaltung.',
      ),
      h2('Nutzung der Website'),
      p(
        'Texte, Fotos, Pläne und Zeichnungen auf dieser Website gehören uns oder denen, die sie uns anvertraut haben. Für Ihre eigene Suche dürfen Sie sie ansehen, ausdrucken und weitergeben. Für jede andere Verwendung, etwa auf einer anderen Website, fragen Sie uns bitte vorher.',
      ),
      p(
        'Wir bemühen uns, die Website erreichbar und richtig zu halten, können eine Störung oder einen Irrtum aber nicht ausschließen. Wenn Ihnen ein Fehler auffällt, melden Sie ihn uns, dann berichtigen wir ihn. Für Websites Dritter, auf die wir verweisen, sind wir nicht verantwortlich.',
      ),
      h2('Beschwerden'),
      p(
        'Sind Sie mit unserer Arbeit nicht zufrieden, schreiben Sie zuerst uns: Die Geschäftsleitung antwortet Ihnen persönlich. Finden wir keine Lösung, können Sie sich an das Berufsinstitut wenden, das uns beaufsichtigt; die Anschrift steht oben.',
      ),
      h2('Anwendbares Recht'),
      p(
        'Für diese Website gilt belgisches Recht. Als Verbraucher behalten Sie den Schutz der zwingenden Vorschriften des Landes, in dem Sie wohnen.',
      ),
    ],
  },
}
