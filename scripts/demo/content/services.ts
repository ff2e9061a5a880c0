import { h2, p, ul, type RichText, type Text } from './types'

export type ServicePicture =
  | 'for-sale-sign'
  | 'works-simulation'
  | 'photo-cleaning'
  | 'hdr-photos'
  | 'plan-2d'
  | 'diffusion'
  | 'virtual-staging'
  | 'visit-360'
  | 'video'

export interface DemoService {
  /** Last segment of the original path `/services/{key}/`. */
  key: string
  title: Text
  slug: Text
  intro: Text
  body: RichText
  /** Suffix of the illustration file: `service-….webp`. */
  picture: ServicePicture
}

/** The nine topics, in the order of the services page. */
export const services: DemoService[] = [
  {
    key: 'for-sale-signs',
    picture: 'for-sale-sign',
    title: { nl: 'Te-koopborden', fr: 'Panneaux à vendre', en: 'For-sale signs', de: 'Verkaufsschilder' },
    slug: { nl: 'te-koopborden', fr: 'panneaux-a-vendre', en: 'for-sale-signs', de: 'verkaufsschilder' },
    intro: {
      nl: 'De buren weten vaak als eersten wie er iets zoekt in de straat. Een bord aan de gevel vertelt het hun.',
      fr: 'Les voisins sont souvent les premiers à connaître quelqu’un qui cherche dans la rue. Un panneau en façade les prévient.',
      en: 'Neighbours are often the first to know someone who is looking in the street. A sign on the façade tells them.',
      de: 'Nachbarn wissen oft als Erste, wer in der Straße etwas sucht. Ein Schild an der Fassade sagt es ihnen.',
    },
    body: {
      nl: [
        p(
          'Een groot deel van de kopers in onze streek verhuist minder dan vijf kilometer ver. Zij wandelen langs uw deur, brengen hun kinderen in de buurt naar school of bezoeken er hun ouders. Voor hen blijft een bord het kortste bericht.',
        ),
        h2('Een bord dat past'),
        p(
          'Wij kiezen het formaat volgens gevel en straat: een plaat tegen de muur in een smalle straat, een bord op palen bij een villa of een grond, een raamaffiche als de gevel ongemoeid moet blijven. Op het bord staan het telefoonnummer en een code die rechtstreeks naar de pandpagina leidt.',
        ),
        h2('Wat wij regelen'),
        ul(
          'Plaatsing binnen drie werkdagen, zonder te boren in natuursteen of schrijnwerk.',
          'De toestemming van de mede-eigenaars, als de gevel niet alleen van u is.',
          'Een aangepast bord wanneer het pand in optie of verkocht is, en verwijdering na de akte.',
        ),
        p(
          'Verkoopt u liever in stilte? Dan hangt er geen bord en brengen wij eerst onze ingeschreven zoekers op de hoogte.',
        ),
      ],
      fr: [
        p(
          'Dans notre région, beaucoup d’acheteurs déménagent à moins de cinq kilomètres. Ils passent devant chez vous, conduisent leurs enfants à l’école du quartier ou y rendent visite à leurs parents. Pour eux, un panneau reste le message le plus court.',
        ),
        h2('Un panneau adapté'),
        p(
          'Nous choisissons le format selon la façade et la rue : une plaque contre le mur dans une rue étroite, un panneau sur pieds devant une villa ou un terrain, une affiche à la fenêtre si l’on ne peut pas toucher à la façade. Il porte le numéro de téléphone et un code qui mène directement à la page du bien.',
        ),
        h2('Ce dont nous nous occupons'),
        ul(
          'La pose dans les trois jours ouvrables, sans percer la pierre ni les châssis.',
          'L’accord de la copropriété, si la façade n’est pas à vous seul.',
          'La mise à jour quand le bien est sous option ou vendu, et l’enlèvement après l’acte.',
        ),
        p(
          'Vous préférez vendre discrètement ? Il n’y aura pas de panneau et nous préviendrons d’abord les personnes inscrites chez nous.',
        ),
      ],
      en: [
        p(
          'Many buyers in our area move less than five kilometres. They walk past your door, take their children to school nearby or visit their parents there. For them a sign is still the shortest message.',
        ),
        h2('A sign that suits the house'),
        p(
          'We choose the format to fit façade and street: a flat board against the wall in a narrow street, a board on posts for a villa or a plot, a window poster where the façade must be left alone. It carries the phone number and a code that leads straight to the property’s page.',
        ),
        h2('What we take care of'),
        ul(
          'Installation within three working days, without drilling into stone or joinery.',
          'The consent of the co-owners, if the façade is not yours alone.',
          'An updated sign when the property is under option or sold, and removal after the deed.',
        ),
        p(
          'Would you rather sell quietly? Then there is no sign, and we inform our registered searchers first.',
        ),
      ],
      de: [
        p(
          'In unserer Gegend ziehen viele Käufer weniger als fünf Kilometer weit um. Sie gehen an Ihrer Tür vorbei, bringen ihre Kinder im Viertel zur Schule oder besuchen dort ihre Eltern. Für sie ist ein Schild noch immer die kürzeste Nachricht.',
        ),
        h2('Ein Schild, das passt'),
        p(
          'Wir wählen das Format nach Fassade und Straße: eine Tafel an der Wand in einer engen Gasse, ein Schild auf Pfosten vor einer Villa oder einem Grundstück, ein Plakat im Fenster, wenn die Fassade unberührt bleiben soll. Darauf stehen die Telefonnummer und ein Code, der direkt zur Seite des Objekts führt.',
        ),
        h2('Worum wir uns kümmern'),
        ul(
          'Montage binnen drei Werktagen, ohne in Naturstein oder Fensterrahmen zu bohren.',
          'Die Zustimmung der Miteigentümer, wenn die Fassade nicht Ihnen allein gehört.',
          'Ein neues Schild, wenn das Objekt unter Option oder verkauft ist, und die Abnahme nach der Urkunde.',
        ),
        p(
          'Sie verkaufen lieber im Stillen? Dann hängt kein Schild, und wir informieren zuerst unsere vorgemerkten Interessenten.',
        ),
      ],
    },
  },
  {
    key: 'works-simulation',
    picture: 'works-simulation',
    title: {
      nl: 'Simulatie van werken',
      fr: 'Simulation de travaux',
      en: 'Renovation preview',
      de: 'Umbausimulation',
    },
    slug: {
      nl: 'simulatie-van-werken',
      fr: 'simulation-de-travaux',
      en: 'renovation-preview',
      de: 'umbausimulation',
    },
    intro: {
      nl: 'Een huis om te renoveren verkoopt beter als men ziet wat het kan worden, en ongeveer wat dat kost.',
      fr: 'Une maison à rénover se vend mieux quand on voit ce qu’elle peut devenir, et à peu près ce que cela coûte.',
      en: 'A house in need of renovation sells better when people can see what it could become, and roughly what that costs.',
      de: 'Ein renovierungsbedürftiges Haus verkauft sich besser, wenn man sieht, was daraus werden kann und was es ungefähr kostet.',
    },
    body: {
      nl: [
        p(
          'Voor een muur met vochtvlekken ziet de ene bezoeker een bouwwerf en de andere een eetkamer. De simulatie toont die eetkamer: wij vertrekken van een foto van vandaag en werken een of twee kamers uit zoals ze na de werken kunnen zijn.',
        ),
        h2('Wat u krijgt'),
        ul(
          'Een beeld voor en een beeld na, naast elkaar op de pandpagina.',
          'Een korte lijst van de werken die nodig zijn om daar te geraken.',
          'Een richtprijs in een vork, op basis van gelijkaardige werken in de streek.',
        ),
        h2('Wat het niet is'),
        p(
          'De simulatie is geen plan van een architect en geen offerte. Wij laten geen muren verdwijnen waarvan wij niet weten of ze dragen, en elk beeld draagt de vermelding ‘simulatie’.',
        ),
        p(
          'Ook als u niets wilt veranderen, helpt de oefening: u weet welk bedrag een koper in gedachten van uw prijs aftrekt.',
        ),
      ],
      fr: [
        p(
          'Devant un mur taché d’humidité, l’un voit un chantier et l’autre une salle à manger. La simulation montre la salle à manger : nous partons d’une photo d’aujourd’hui et dessinons une ou deux pièces telles qu’elles pourraient être après les travaux.',
        ),
        h2('Ce que vous recevez'),
        ul(
          'Une image avant et une image après, côte à côte sur la page du bien.',
          'Une courte liste des travaux nécessaires pour y arriver.',
          'Un prix indicatif sous forme de fourchette, d’après des travaux comparables dans la région.',
        ),
        h2('Ce que ce n’est pas'),
        p(
          'La simulation n’est ni un plan d’architecte ni un devis. Nous ne faisons pas disparaître un mur sans savoir s’il est porteur, et chaque image porte la mention « simulation ».',
        ),
        p(
          'Même si vous ne voulez rien changer, l’exercice est utile : vous savez quel montant un acheteur retire mentalement de votre prix.',
        ),
      ],
      en: [
        p(
          'In front of a damp-stained wall, one visitor sees a building site and another a dining room. The simulation shows the dining room: we start from a photograph taken today and draw one or two rooms as they could look after the works.',
        ),
        h2('What you get'),
        ul(
          'A before and an after picture, side by side on the property’s page.',
          'A short list of the works needed to get there.',
          'An indicative cost as a range, based on similar works in the area.',
        ),
        h2('What it is not'),
        p(
          'The simulation is neither an architect’s plan nor a quotation. We do not make walls vanish without knowing whether they bear weight, and every picture is marked “simulation”.',
        ),
        p(
          'Even if you do not want to change a thing, the exercise helps: you know what amount a buyer is silently taking off your price.',
        ),
      ],
      de: [
        p(
          'Vor einer Wand mit Feuchtigkeitsflecken sieht der eine Besucher eine Baustelle, der andere ein Esszimmer. Die Simulation zeigt das Esszimmer: Wir gehen von einem heutigen Foto aus und zeichnen ein oder zwei Räume so, wie sie nach den Arbeiten aussehen könnten.',
        ),
        h2('Was Sie bekommen'),
        ul(
          'Ein Bild vorher und ein Bild nachher, nebeneinander auf der Seite des Objekts.',
          'Eine kurze Liste der Arbeiten, die dafür nötig sind.',
          'Einen Richtpreis als Spanne, nach vergleichbaren Arbeiten in der Region.',
        ),
        h2('Was es nicht ist'),
        p(
          'Die Simulation ist weder der Plan eines Architekten noch ein Kostenvoranschlag. Wir lassen keine Wand verschwinden, ohne zu wissen, ob sie trägt, und jedes Bild trägt den Vermerk „Simulation“.',
        ),
        p(
          'Auch wenn Sie nichts ändern möchten, hilft die Übung: Sie wissen, welchen Betrag ein Käufer in Gedanken von Ihrem Preis abzieht.',
        ),
      ],
    },
  },
  {
    key: 'photo-cleaning',
    picture: 'photo-cleaning',
    title: { nl: 'Fotobewerking', fr: 'Nettoyage de photos', en: 'Photo tidying', de: 'Fotobereinigung' },
    slug: { nl: 'fotobewerking', fr: 'nettoyage-de-photos', en: 'photo-tidying', de: 'fotobereinigung' },
    intro: {
      nl: 'U woont er nog, en dat mag. Wij halen de wasmand uit beeld, niet de scheur in het plafond.',
      fr: 'Vous y vivez encore, et c’est normal. Nous retirons de l’image le panier à linge, pas la fissure au plafond.',
      en: 'You still live there, and that is fine. We take the laundry basket out of the picture, not the crack in the ceiling.',
      de: 'Sie wohnen noch dort, und das darf man sehen. Wir nehmen den Wäschekorb aus dem Bild, nicht den Riss in der Decke.',
    },
    body: {
      nl: [
        p(
          'Op een foto ziet een kamer er voller uit dan in het echt. Kabels, magneten op de koelkast, een vuilnisbak op de stoep: het oog blijft eraan hangen en ziet de ruimte niet meer.',
        ),
        h2('Wat wij wegnemen'),
        ul(
          'Losse spullen, kabels, wasrekken, afvalzakken, geparkeerde auto’s voor de gevel.',
          'Foto’s van uw gezin, namen en nummerplaten, ook voor uw privacy.',
          'Een grijze hemel die de gevel dof maakt.',
        ),
        h2('Wat blijft staan'),
        p(
          'Alles wat bij het pand hoort: een vochtvlek, een hoogspanningslijn, de dakkapel van de buren, de staat van het schrijnwerk. Een bezoeker die ter plaatse iets ontdekt wat de foto verzweeg, is een bezoeker die u kwijt bent.',
        ),
        p('U ziet elke bewerkte foto naast het origineel voor ze online gaat.'),
      ],
      fr: [
        p(
          'En photo, une pièce paraît plus encombrée qu’en vrai. Des câbles, les aimants sur le frigo, une poubelle sur le trottoir : l’œil s’y accroche et ne voit plus l’espace.',
        ),
        h2('Ce que nous enlevons'),
        ul(
          'Les objets qui traînent, câbles, séchoirs, sacs-poubelle, voitures garées devant la façade.',
          'Les photos de famille, les noms et les plaques d’immatriculation, aussi pour votre vie privée.',
          'Un ciel gris qui ternit la façade.',
        ),
        h2('Ce qui reste'),
        p(
          'Tout ce qui fait partie du bien : une tache d’humidité, une ligne à haute tension, la lucarne du voisin, l’état des châssis. Un visiteur qui découvre sur place ce que la photo cachait est un visiteur perdu.',
        ),
        p('Vous voyez chaque photo retouchée à côté de l’original avant la mise en ligne.'),
      ],
      en: [
        p(
          'A room looks fuller in a photograph than it does in life. Cables, magnets on the fridge, a bin on the pavement: the eye catches on them and no longer sees the space.',
        ),
        h2('What we remove'),
        ul(
          'Loose objects, cables, drying racks, rubbish bags, cars parked in front of the façade.',
          'Family photographs, names and number plates, for your privacy too.',
          'A grey sky that dulls the façade.',
        ),
        h2('What stays'),
        p(
          'Everything that belongs to the property: a damp patch, a power line, the neighbour’s dormer, the condition of the windows. A visitor who discovers on the spot what the photograph hid is a visitor lost.',
        ),
        p('You see every edited picture beside the original before it goes online.'),
      ],
      de: [
        p(
          'Auf einem Foto wirkt ein Raum voller als in Wirklichkeit. Kabel, Magnete am Kühlschrank, eine Mülltonne auf dem Gehweg: Das Auge bleibt daran hängen und sieht den Raum nicht mehr.',
        ),
        h2('Was wir entfernen'),
        ul(
          'Herumliegende Dinge, Kabel, Wäscheständer, Müllsäcke, vor der Fassade geparkte Autos.',
          'Familienfotos, Namen und Nummernschilder, auch zum Schutz Ihrer Privatsphäre.',
          'Einen grauen Himmel, der die Fassade stumpf macht.',
        ),
        h2('Was bleibt'),
        p(
          'Alles, was zum Objekt gehört: ein Feuchtigkeitsfleck, eine Hochspannungsleitung, die Gaube des Nachbarn, der Zustand der Fensterrahmen. Ein Besucher, der vor Ort entdeckt, was das Foto verschwieg, ist ein verlorener Besucher.',
        ),
        p('Jedes bearbeitete Foto sehen Sie neben dem Original, bevor es online geht.'),
      ],
    },
  },
  {
    key: 'hdr-photos',
    picture: 'hdr-photos',
    title: { nl: 'HDR-foto’s', fr: 'Photos HDR', en: 'HDR photos', de: 'HDR-Fotos' },
    slug: { nl: 'hdr-fotos', fr: 'photos-hdr', en: 'hdr-photos', de: 'hdr-fotos' },
    intro: {
      nl: 'Een camera kiest tussen de kamer en het raam. HDR toont ze allebei, zoals uw ogen het doen.',
      fr: 'Un appareil choisit entre la pièce et la fenêtre. Le HDR montre les deux, comme le font vos yeux.',
      en: 'A camera chooses between the room and the window. HDR shows both, as your eyes do.',
      de: 'Eine Kamera entscheidet sich für den Raum oder für das Fenster. HDR zeigt beides, so wie Ihre Augen.',
    },
    body: {
      nl: [
        p(
          'Wie binnen fotografeert tegen het licht in, krijgt een donkere kamer met een wit gat waar het raam zat. Het uitzicht op de tuin is weg, en vaak is dat net wat een bezoeker wil zien.',
        ),
        h2('Hoe het werkt'),
        p(
          'Wij zetten de camera op een statief en maken van elk standpunt vijf opnamen, van donker tot licht. Die voegen wij samen tot één beeld waarin zowel de hoek achter de deur als de appelboom buiten te zien is.',
        ),
        h2('Met mate'),
        p(
          'Wij houden de kleuren natuurlijk en de lijnen recht, en werken niet met een lens die van een kamer van twaalf vierkante meter een balzaal maakt. Reken op een uur tot anderhalf uur voor een huis; een bewolkte dag is geen probleem.',
        ),
        p('Onze tip: doe alle lampen aan, zet de rolluiken open en laat de keukentafel leeg.'),
      ],
      fr: [
        p(
          'Photographier un intérieur à contre-jour donne une pièce sombre avec un trou blanc à la place de la fenêtre. La vue sur le jardin a disparu, et c’est souvent ce qu’un visiteur voulait voir.',
        ),
        h2('Comment cela marche'),
        p(
          'L’appareil est posé sur un pied et nous prenons cinq vues de chaque angle, de la plus sombre à la plus claire. Nous les réunissons en une seule image où l’on distingue aussi bien le coin derrière la porte que le pommier dehors.',
        ),
        h2('Avec mesure'),
        p(
          'Nous gardons des couleurs naturelles et des lignes droites, sans objectif qui transforme une chambre de douze mètres carrés en salle de bal. Comptez une heure à une heure et demie pour une maison ; un jour couvert ne pose pas de problème.',
        ),
        p('Notre conseil : allumez toutes les lampes, ouvrez les volets et libérez la table de la cuisine.'),
      ],
      en: [
        p(
          'Photograph a room against the light and you get a dark space with a white hole where the window was. The view of the garden is gone, and often that was what a visitor wanted to see.',
        ),
        h2('How it works'),
        p(
          'We put the camera on a tripod and take five shots from each position, from dark to light. We combine them into one picture that shows both the corner behind the door and the apple tree outside.',
        ),
        h2('In moderation'),
        p(
          'We keep colours natural and lines straight, and avoid lenses that turn a twelve-square-metre bedroom into a ballroom. Allow an hour to an hour and a half for a house; an overcast day is no problem.',
        ),
        p('Our advice: switch on all the lights, open the shutters and clear the kitchen table.'),
      ],
      de: [
        p(
          'Wer innen gegen das Licht fotografiert, erhält einen dunklen Raum mit einem weißen Loch, wo das Fenster war. Der Blick in den Garten ist weg, und oft wollte ein Besucher genau den sehen.',
        ),
        h2('So funktioniert es'),
        p(
          'Die Kamera steht auf einem Stativ, und wir machen aus jedem Blickwinkel fünf Aufnahmen, von dunkel bis hell. Daraus entsteht ein Bild, auf dem man die Ecke hinter der Tür ebenso erkennt wie den Apfelbaum draußen.',
        ),
        h2('Mit Maß'),
        p(
          'Wir halten die Farben natürlich und die Linien gerade und verzichten auf Objektive, die aus zwölf Quadratmetern einen Ballsaal machen. Rechnen Sie für ein Haus mit einer bis anderthalb Stunden; ein bedeckter Tag ist kein Problem.',
        ),
        p('Unser Rat: alle Lampen einschalten, die Rollläden öffnen und den Küchentisch freiräumen.'),
      ],
    },
  },
  {
    key: '2d-plan',
    picture: 'plan-2d',
    title: { nl: '2D-plan', fr: 'Plan 2D', en: '2D plan', de: '2D-Grundriss' },
    slug: { nl: '2d-plan', fr: 'plan-2d', en: '2d-plan', de: '2d-grundriss' },
    intro: {
      nl: 'Foto’s tonen kamers, een plan toont het huis. Wij meten elk niveau op en tekenen het op schaal.',
      fr: 'Les photos montrent des pièces, un plan montre la maison. Nous mesurons chaque niveau et le dessinons à l’échelle.',
      en: 'Photographs show rooms; a plan shows the house. We measure every level and draw it to scale.',
      de: 'Fotos zeigen Räume, ein Grundriss zeigt das Haus. Wir messen jede Ebene aus und zeichnen sie maßstäblich.',
    },
    body: {
      nl: [
        p(
          'Past de kast van oma in de slaapkamer? Moet ik door de keuken om in de tuin te komen? Met een plan beantwoordt een bezoeker die vragen thuis, en komt hij gerichter kijken.',
        ),
        h2('Hoe wij meten'),
        p(
          'Wij meten met een laser, kamer per kamer, en noteren raam- en deuropeningen, de draairichting van de deuren, schuine daken en de plaats van de technieken. Oude bouwplannen nemen wij niet zomaar over: in veertig jaar wordt er wel eens een muur verzet.',
        ),
        h2('Wat op het plan staat'),
        ul(
          'Elk niveau apart, met kelder en zolder als die bruikbaar zijn.',
          'De namen van de kamers in de taal van de lezer, met oppervlakte en voornaamste maten.',
          'Het noorden, zodat men weet waar de zon ’s avonds staat.',
        ),
        p(
          'Het plan geeft een getrouw beeld voor de verkoop. Voor een bouwaanvraag hebt u een plan van een architect nodig.',
        ),
      ],
      fr: [
        p(
          'L’armoire de grand-mère entre-t-elle dans la chambre ? Faut-il traverser la cuisine pour aller au jardin ? Avec un plan, le visiteur y répond chez lui et vient en connaissance de cause.',
        ),
        h2('Comment nous mesurons'),
        p(
          'Nous mesurons au laser, pièce par pièce, et relevons les fenêtres et les portes, le sens d’ouverture, les pentes de toit et l’emplacement des techniques. Nous ne recopions pas d’anciens plans : en quarante ans, il arrive qu’un mur ait bougé.',
        ),
        h2('Ce que montre le plan'),
        ul(
          'Chaque niveau séparément, avec la cave et le grenier s’ils sont utilisables.',
          'Le nom des pièces dans la langue du lecteur, leur surface et leurs dimensions principales.',
          'Le nord, pour savoir où se trouve le soleil en soirée.',
        ),
        p(
          'Ce plan donne une image fidèle pour la vente. Pour une demande de permis, il vous faut le plan d’un architecte.',
        ),
      ],
      en: [
        p(
          'Will grandmother’s wardrobe fit in the bedroom? Do I have to cross the kitchen to reach the garden? With a plan, visitors answer those questions at home and come better prepared.',
        ),
        h2('How we measure'),
        p(
          'We measure by laser, room by room, and note windows and doors, which way the doors open, sloping ceilings and the position of the installations. We do not simply copy old drawings: in forty years a wall or two may have moved.',
        ),
        h2('What the plan shows'),
        ul(
          'Each level separately, with cellar and attic where they are usable.',
          'Room names in the reader’s language, with area and main dimensions.',
          'North, so that you know where the sun is in the evening.',
        ),
        p(
          'The plan gives a faithful picture for a sale. For a planning application you need an architect’s drawing.',
        ),
      ],
      de: [
        p(
          'Passt Omas Schrank ins Schlafzimmer? Muss ich durch die Küche, um in den Garten zu kommen? Mit einem Grundriss klärt der Interessent das zu Hause und kommt besser vorbereitet.',
        ),
        h2('Wie wir messen'),
        p(
          'Wir messen mit dem Laser, Raum für Raum, und erfassen Fenster und Türen, deren Öffnungsrichtung, Dachschrägen und die Lage der Haustechnik. Alte Baupläne übernehmen wir nicht einfach: In vierzig Jahren wird schon einmal eine Wand versetzt.',
        ),
        h2('Was der Grundriss zeigt'),
        ul(
          'Jede Ebene für sich, mit Keller und Dachboden, wenn sie nutzbar sind.',
          'Die Raumnamen in der Sprache des Lesers, mit Fläche und wichtigsten Maßen.',
          'Die Nordrichtung, damit man weiß, wo abends die Sonne steht.',
        ),
        p(
          'Der Grundriss gibt ein getreues Bild für den Verkauf. Für einen Bauantrag brauchen Sie den Plan eines Architekten.',
        ),
      ],
    },
  },
  {
    key: 'diffusion',
    picture: 'diffusion',
    title: { nl: 'Verspreiding', fr: 'Diffusion', en: 'Where we advertise', de: 'Verbreitung' },
    slug: { nl: 'verspreiding', fr: 'diffusion', en: 'diffusion', de: 'verbreitung' },
    intro: {
      nl: 'Overal adverteren kost geld en brengt weinig op. Wij tonen uw pand waar zijn kopers zoeken.',
      fr: 'Annoncer partout coûte cher et rapporte peu. Nous montrons votre bien là où ses acheteurs cherchent.',
      en: 'Advertising everywhere costs money and brings little. We show your property where its buyers are looking.',
      de: 'Überall zu werben kostet Geld und bringt wenig. Wir zeigen Ihr Objekt dort, wo seine Käufer suchen.',
    },
    body: {
      nl: [
        p(
          'Een student die een studio zoekt, een gezin uit Maastricht dat ruimte wil en een belegger uit Brussel kijken niet op dezelfde plaatsen. Vooraf bespreken wij met u wie uw pand waarschijnlijk koopt en waar die persoon zoekt.',
        ),
        h2('Waar uw pand verschijnt'),
        ul(
          'Eerst bij de mensen die bij ons hun zoekopdracht hebben ingeschreven.',
          'Op onze website, in vier talen, met plan en documenten op aanvraag.',
          'Op de grote Belgische zoekertjessites, met dezelfde tekst en dezelfde prijs.',
          'Aan het uitstalraam op de Place du Marché, en met een bord aan de gevel als u dat wilt.',
        ),
        h2('U ziet wat het oplevert'),
        p(
          'In uw eigenaarstoegang leest u hoe vaak de pagina bekeken werd en welke vragen er kwamen. Blijft het na drie weken stil, dan veranderen wij de foto’s, de tekst of, in overleg met u, de prijs. Wij zetten niet zomaar een advertentie bij.',
        ),
      ],
      fr: [
        p(
          'Un étudiant en quête d’un studio, une famille de Maastricht qui veut de l’espace et un investisseur bruxellois ne regardent pas aux mêmes endroits. Avant tout, nous cherchons avec vous qui achètera probablement votre bien et où cette personne cherche.',
        ),
        h2('Où votre bien paraît'),
        ul(
          'D’abord chez les personnes qui ont enregistré leur recherche chez nous.',
          'Sur notre site, en quatre langues, avec le plan et les documents sur demande.',
          'Sur les grands portails immobiliers belges, avec le même texte et le même prix.',
          'Dans la vitrine de la place du Marché, et sur un panneau en façade si vous le souhaitez.',
        ),
        h2('Vous voyez ce que cela donne'),
        p(
          'Dans votre accès propriétaire, vous lisez combien de fois la page a été vue et quelles questions sont arrivées. Si tout reste calme après trois semaines, nous changeons les photos, le texte ou, avec votre accord, le prix. Nous n’ajoutons pas une annonce de plus par réflexe.',
        ),
      ],
      en: [
        p(
          'A student after a studio, a family from Maastricht in need of space and an investor from Brussels do not look in the same places. Beforehand we discuss with you who is likely to buy your property and where that person searches.',
        ),
        h2('Where your property appears'),
        ul(
          'First with the people who have registered their search with us.',
          'On our website, in four languages, with the plan and documents on request.',
          'On the large Belgian property portals, with the same text and the same price.',
          'In our window on Place du Marché, and on a sign on the façade if you wish.',
        ),
        h2('You see what it brings'),
        p(
          'In your owner account you can read how often the page was viewed and which questions came in. If all is quiet after three weeks, we change the photographs, the text or, with your agreement, the price. We do not simply add another advertisement.',
        ),
      ],
      de: [
        p(
          'Ein Student, der ein Studio sucht, eine Familie aus Aachen, die mehr Platz will, und ein Anleger aus Brüssel suchen nicht an denselben Orten. Vorab klären wir mit Ihnen, wer Ihr Objekt wahrscheinlich kauft und wo diese Person sucht.',
        ),
        h2('Wo Ihr Objekt erscheint'),
        ul(
          'Zuerst bei den Menschen, die ihren Suchauftrag bei uns hinterlegt haben.',
          'Auf unserer Website, in vier Sprachen, mit Grundriss und Unterlagen auf Anfrage.',
          'Auf den großen belgischen Immobilienportalen, mit demselben Text und demselben Preis.',
          'In unserem Schaufenster an der Place du Marché und, wenn Sie möchten, auf einem Schild an der Fassade.',
        ),
        h2('Sie sehen, was es bringt'),
        p(
          'In Ihrem Eigentümerzugang lesen Sie, wie oft die Seite aufgerufen wurde und welche Fragen eingingen. Bleibt es nach drei Wochen still, ändern wir die Fotos, den Text oder, in Absprache mit Ihnen, den Preis. Wir schalten nicht einfach noch eine Anzeige.',
        ),
      ],
    },
  },
  {
    key: 'virtual-home-staging',
    picture: 'virtual-staging',
    title: {
      nl: 'Virtuele homestaging',
      fr: 'Home staging virtuel',
      en: 'Virtual home staging',
      de: 'Virtuelles Home-Staging',
    },
    slug: {
      nl: 'virtuele-homestaging',
      fr: 'home-staging-virtuel',
      en: 'virtual-home-staging',
      de: 'virtuelles-home-staging',
    },
    intro: {
      nl: 'Een lege kamer lijkt kleiner dan ze is. Op beeld zetten wij er meubels in, op ware grootte.',
      fr: 'Une pièce vide paraît plus petite qu’elle n’est. Sur l’image, nous y posons des meubles, à leur vraie taille.',
      en: 'An empty room looks smaller than it is. In the picture we furnish it, with pieces at their true size.',
      de: 'Ein leerer Raum wirkt kleiner, als er ist. Im Bild stellen wir Möbel hinein, in ihrer wahren Größe.',
    },
    body: {
      nl: [
        p(
          'Zonder bed of tafel ontbreekt de maat. Bezoekers van een leeg appartement vragen dan ook bijna altijd hetzelfde: past hier een dubbel bed, waar komt de zetel? Een gemeubeld beeld geeft het antwoord.',
        ),
        h2('Wanneer het zin heeft'),
        ul(
          'Bij een leeg pand of een nieuwbouw die nog gebouwd wordt.',
          'Bij een erfenis, wanneer het meubilair van vroeger de kamer verbergt.',
          'Bij een kamer met een moeilijke vorm, waar men de indeling niet meteen ziet.',
        ),
        h2('Eerlijk gehouden'),
        p(
          'De meubels komen uit het gewone aanbod en staan op schaal; wij gebruiken geen bed van één meter twintig om een kamer groot te doen lijken. Vloer, muren, ramen en stopcontacten blijven wat ze zijn. De lege foto staat er altijd naast.',
        ),
      ],
      fr: [
        p(
          'Sans lit ni table, l’échelle manque. Dans un appartement vide, les visiteurs posent presque toujours la même question : un lit double entre-t-il ici, où mettre le canapé ? Une image meublée y répond.',
        ),
        h2('Quand c’est utile'),
        ul(
          'Pour un bien vide ou un logement neuf encore en chantier.',
          'Lors d’une succession, quand le mobilier d’autrefois cache la pièce.',
          'Pour une pièce de forme difficile, dont on ne voit pas tout de suite l’agencement.',
        ),
        h2('Sans tricher'),
        p(
          'Les meubles viennent du commerce courant et sont à l’échelle ; pas de lit d’un mètre vingt pour agrandir une chambre. Le sol, les murs, les fenêtres et les prises restent tels quels. La photo vide figure toujours à côté.',
        ),
      ],
      en: [
        p(
          'Without a bed or a table there is no sense of scale. Visitors to an empty apartment nearly always ask the same thing: will a double bed fit, where does the sofa go? A furnished picture answers.',
        ),
        h2('When it makes sense'),
        ul(
          'For an empty property, or a new build still under construction.',
          'After an inheritance, when yesterday’s furniture hides the room.',
          'For a room with an awkward shape, where the layout is not obvious.',
        ),
        h2('Kept honest'),
        p(
          'The furniture is of the kind shops sell and is drawn to scale; we do not use a small bed to make a bedroom look large. Floor, walls, windows and sockets stay as they are. The empty photograph is always shown beside it.',
        ),
      ],
      de: [
        p(
          'Ohne Bett oder Tisch fehlt der Maßstab. Besucher einer leeren Wohnung fragen fast immer dasselbe: Passt hier ein Doppelbett hinein, wohin kommt das Sofa? Ein möbliertes Bild gibt die Antwort.',
        ),
        h2('Wann es sinnvoll ist'),
        ul(
          'Bei einem leeren Objekt oder einem Neubau, der noch entsteht.',
          'Bei einer Erbschaft, wenn das Mobiliar von früher den Raum verdeckt.',
          'Bei einem Raum mit schwierigem Zuschnitt, dessen Einteilung man nicht gleich erkennt.',
        ),
        h2('Ehrlich bleiben'),
        p(
          'Die Möbel stammen aus dem üblichen Handel und stehen maßstäblich im Bild; kein schmales Bett lässt ein Zimmer größer wirken. Boden, Wände, Fenster und Steckdosen bleiben, wie sie sind. Das leere Foto steht immer daneben.',
        ),
      ],
    },
  },
  {
    key: '360-virtual-visit',
    picture: 'visit-360',
    title: {
      nl: 'Virtueel bezoek 360',
      fr: 'Visite virtuelle 360',
      en: '360 virtual visit',
      de: 'Virtueller Rundgang 360',
    },
    slug: {
      nl: 'virtueel-bezoek-360',
      fr: 'visite-virtuelle-360',
      en: '360-virtual-visit',
      de: 'virtueller-rundgang-360',
    },
    intro: {
      nl: 'Rondkijken vanuit uw stoel: handig voor wie ver woont, en rustiger voor wie er nog woont.',
      fr: 'Faire le tour sans quitter sa chaise : pratique pour qui habite loin, et plus calme pour qui y vit encore.',
      en: 'Walk around without leaving your chair: handy for those who live far away, and calmer for those who still live there.',
      de: 'Sich umsehen, ohne vom Stuhl aufzustehen: praktisch für alle, die weit weg wohnen, und ruhiger für die, die noch dort leben.',
    },
    body: {
      nl: [
        p(
          'Met een camera die in alle richtingen tegelijk kijkt, leggen wij elke kamer vast. De bezoeker draait rond, stapt naar de volgende kamer en keert terug naar de hal om nog eens te zien hoe de trap loopt.',
        ),
        h2('Wie er baat bij heeft'),
        ul(
          'Kopers uit het buitenland of van de andere kant van het land.',
          'Gezinnen die na een eerste bezoek thuis nog eens samen willen kijken.',
          'U zelf: wie op afstand al nee zegt, komt niet op zaterdag aan de deur.',
        ),
        h2('U houdt de sleutel'),
        p(
          'U beslist of het virtuele bezoek open staat voor iedereen of alleen voor wie zijn naam achterlaat. Kamers die u niet wilt tonen, slaan wij over. De beelden laden pas wanneer de bezoeker erop klikt, en verdwijnen na de verkoop.',
        ),
        p(
          'Het vervangt het echte bezoek niet: geluid, geur en licht moet men zelf ervaren. Het zorgt ervoor dat wie komt, met goede redenen komt.',
        ),
      ],
      fr: [
        p(
          'Avec un appareil qui regarde dans toutes les directions à la fois, nous enregistrons chaque pièce. Le visiteur tourne sur lui-même, passe à la pièce suivante, revient dans le hall pour revoir le départ de l’escalier.',
        ),
        h2('À qui cela sert'),
        ul(
          'Aux acheteurs de l’étranger ou de l’autre bout du pays.',
          'Aux familles qui, après une première visite, veulent revoir le bien ensemble.',
          'À vous : celui qui dit déjà non à distance ne sonne pas le samedi.',
        ),
        h2('Vous gardez la clé'),
        p(
          'Vous décidez si la visite est ouverte à tous ou réservée à ceux qui laissent leur nom. Nous sautons les pièces que vous ne voulez pas montrer. Les images ne se chargent que lorsque le visiteur clique, et disparaissent après la vente.',
        ),
        p(
          'Elle ne remplace pas la vraie visite : le bruit, l’odeur et la lumière se vivent sur place. Mais ceux qui viennent ont de bonnes raisons de venir.',
        ),
      ],
      en: [
        p(
          'With a camera that looks in every direction at once, we record each room. The visitor turns around, steps into the next room and goes back to the hall for another look at the stairs.',
        ),
        h2('Who benefits'),
        ul(
          'Buyers from abroad or from the other end of the country.',
          'Families who want to look again together after a first viewing.',
          'You: anyone who says no at a distance does not ring your bell on Saturday.',
        ),
        h2('You keep the key'),
        p(
          'You decide whether the visit is open to all or only to those who leave their name. We skip rooms you do not want to show. The pictures load only when the visitor clicks, and are taken down after the sale.',
        ),
        p(
          'It does not replace the real viewing: sound, smell and light have to be experienced. It does mean that those who come have good reason to.',
        ),
      ],
      de: [
        p(
          'Mit einer Kamera, die in alle Richtungen zugleich blickt, nehmen wir jeden Raum auf. Der Besucher dreht sich um, geht in den nächsten Raum und kehrt in den Flur zurück, um sich die Treppe noch einmal anzusehen.',
        ),
        h2('Wem es nützt'),
        ul(
          'Käufern aus dem Ausland oder vom anderen Ende des Landes.',
          'Familien, die nach der ersten Besichtigung gemeinsam noch einmal schauen möchten.',
          'Ihnen: Wer schon aus der Ferne Nein sagt, steht samstags nicht vor der Tür.',
        ),
        h2('Den Schlüssel behalten Sie'),
        p(
          'Sie entscheiden, ob der Rundgang allen offensteht oder nur denen, die ihren Namen hinterlassen. Räume, die Sie nicht zeigen möchten, lassen wir aus. Die Bilder werden erst auf Klick geladen und verschwinden nach dem Verkauf.',
        ),
        p(
          'Die echte Besichtigung ersetzt er nicht: Geräusche, Gerüche und Licht muss man selbst erleben. Aber wer kommt, kommt mit gutem Grund.',
        ),
      ],
    },
  },
  {
    key: 'video',
    picture: 'video',
    title: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
    slug: { nl: 'video', fr: 'video', en: 'video', de: 'video' },
    intro: {
      nl: 'In anderhalve minuut van de straat naar de tuin: een video vertelt hoe de kamers op elkaar volgen.',
      fr: 'De la rue au jardin en une minute et demie : une vidéo raconte comment les pièces s’enchaînent.',
      en: 'From the street to the garden in a minute and a half: a video tells how the rooms follow one another.',
      de: 'In anderthalb Minuten von der Straße in den Garten: Ein Video erzählt, wie die Räume aufeinander folgen.',
    },
    body: {
      nl: [
        p(
          'Een foto staat stil, een huis niet. In een video ziet men de poort opengaan, de trap naar de kelder, het licht dat van de voorkamer naar de veranda schuift. Vooral bij huizen met een bijzondere indeling maakt dat verschil.',
        ),
        h2('Hoe wij filmen'),
        p(
          'Rustig, op ooghoogte, zonder snelle montage en met ondertitels in vier talen in plaats van een commentaarstem. Bij een hoeve, een villa of een grote grond vliegt er een drone mee, als de plaats het toelaat en de bestuurder ervoor bevoegd is.',
        ),
        h2('Wat u voorbereidt'),
        ul(
          'Een halve dag waarop het huis opgeruimd en leeg is.',
          'Open rolluiken, lampen aan, tuinmeubelen buiten als het seizoen het toelaat.',
          'Een seintje aan de buren als de drone vliegt.',
        ),
        p(
          'De video staat op de pandpagina en speelt pas wanneer de bezoeker dat vraagt. Na de verkoop halen wij hem weg.',
        ),
      ],
      fr: [
        p(
          'Une photo est immobile, une maison ne l’est pas. En vidéo, on voit le portail s’ouvrir, l’escalier qui descend à la cave, la lumière qui glisse du salon à la véranda. Pour une maison à l’agencement particulier, cela change tout.',
        ),
        h2('Notre façon de filmer'),
        p(
          'Calmement, à hauteur d’œil, sans montage nerveux, avec des sous-titres en quatre langues plutôt qu’une voix off. Pour une ferme, une villa ou un grand terrain, un drone complète les prises de vue, si le lieu le permet et avec un pilote habilité.',
        ),
        h2('Ce que vous préparez'),
        ul(
          'Une demi-journée où la maison est rangée et vide.',
          'Les volets ouverts, les lampes allumées, le mobilier de jardin dehors si la saison s’y prête.',
          'Un mot aux voisins si le drone vole.',
        ),
        p(
          'La vidéo figure sur la page du bien et ne démarre qu’à la demande du visiteur. Après la vente, nous la retirons.',
        ),
      ],
      en: [
        p(
          'A photograph stands still; a house does not. In a video you see the gate open, the stairs down to the cellar, the light moving from the front room to the veranda. For houses with an unusual layout it makes all the difference.',
        ),
        h2('How we film'),
        p(
          'Calmly, at eye level, without hectic editing, and with subtitles in four languages rather than a voice-over. For a farmhouse, a villa or a large plot, a drone adds views from above, where the place permits it and with a qualified pilot.',
        ),
        h2('What you prepare'),
        ul(
          'Half a day when the house is tidy and empty.',
          'Shutters open, lights on, garden furniture outside if the season allows.',
          'A word to the neighbours if the drone is flying.',
        ),
        p(
          'The video is on the property’s page and plays only when the visitor asks for it. After the sale we take it down.',
        ),
      ],
      de: [
        p(
          'Ein Foto steht still, ein Haus nicht. Im Video sieht man, wie sich das Tor öffnet, wie die Treppe in den Keller führt und wie das Licht vom Wohnzimmer in die Veranda wandert. Gerade bei Häusern mit ungewöhnlichem Zuschnitt macht das den Unterschied.',
        ),
        h2('Wie wir filmen'),
        p(
          'Ruhig, auf Augenhöhe, ohne hektische Schnitte und mit Untertiteln in vier Sprachen statt einer Sprecherstimme. Bei einem Bauernhaus, einer Villa oder einem großen Grundstück kommen Luftaufnahmen mit der Drohne dazu, wenn der Ort es zulässt und mit einem befugten Piloten.',
        ),
        h2('Was Sie vorbereiten'),
        ul(
          'Einen halben Tag, an dem das Haus aufgeräumt und leer ist.',
          'Offene Rollläden, eingeschaltete Lampen, Gartenmöbel draußen, wenn die Jahreszeit es erlaubt.',
          'Ein Wort an die Nachbarn, wenn die Drohne fliegt.',
        ),
        p(
          'Das Video steht auf der Seite des Objekts und startet erst, wenn der Besucher es möchte. Nach dem Verkauf nehmen wir es heraus.',
        ),
      ],
    },
  },
]
