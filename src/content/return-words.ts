import type { WordPair } from '#domain/pin/return-words.ts'

/**
 * Short, friendly words, each in English and in Spanish, for returning to a saved session. A word's index is part of
 * the secret: never change, move or remove a pair, or saved sessions that use it are lost.
 */
const pairs = `
apple:manzana bread:pan cheese:queso butter:mantequilla milk:leche water:agua juice:jugo soup:sopa rice:arroz
corn:elote bean:frijol tomato:tomate potato:papa onion:cebolla garlic:ajo carrot:zanahoria pepper:pimienta salt:sal
honey:miel cookie:galleta cake:pastel candy:caramelo banana:banana grape:uva pear:pera peach:durazno cherry:cereza
lime:lima orange:naranja berry:mora coconut:coco nut:nuez almond:almendra peanut:cacahuate wheat:trigo flour:harina
egg:huevo chicken:pollo fish:pescado turkey:pavo beef:carne salad:ensalada sauce:salsa pizza:pizza taco:taco
tortilla:tortilla spoon:cuchara fork:tenedor plate:plato bowl:cuenco glass:vaso cup:taza kettle:tetera oven:horno
stove:estufa kitchen:cocina table:mesa chair:silla sofa:sofá bed:cama pillow:almohada blanket:cobija leaf:hoja
towel:toalla foam:espuma mirror:espejo brush:cepillo comb:peine tub:tina shower:ducha sink:lavabo faucet:grifo
bucket:cubeta broom:escoba rag:trapo window:ventana door:puerta wall:pared floor:piso roof:techo ladder:escalera
orchard:huerto fence:cerca yard:patio house:casa room:cuarto attic:desván porch:portal garage:cochera key:llave
lantern:farol clock:reloj picture:cuadro carpet:tapete curtain:cortina shelf:repisa drawer:gaveta closet:ropero
basket:canasta box:caja bag:bolsa shirt:camisa skirt:falda dress:vestido coat:abrigo jacket:chaqueta vest:chaleco
scarf:bufanda glove:guante sock:calceta shoe:zapato boot:bota sandal:huarache hat:sombrero zipper:cierre ring:anillo
necklace:collar bracelet:pulsera umbrella:paraguas thread:hilo yarn:estambre wool:lana cotton:algodón silk:seda
sun:sol moon:luna star:estrella sky:cielo cloud:nube rain:lluvia snow:nieve storm:tormenta thunder:trueno fog:niebla
sunrise:amanecer evening:tarde night:noche early:temprano noon:mediodía mountain:montaña hill:colina valley:valle
river:río lake:lago ocean:océano beach:playa island:isla wave:ola forest:bosque bush:arbusto branch:rama root:raíz
seed:semilla flower:flor rose:rosa daisy:margarita tulip:tulipán field:campo farm:granja desert:desierto cave:cueva
stone:piedra mud:lodo dust:polvo clay:barro dog:perro cat:gato horse:caballo cow:vaca pig:cerdo sheep:oveja
goat:cabra duck:pato goose:ganso rabbit:conejo mouse:ratón frog:rana spider:araña bee:abeja ant:hormiga
cricket:grillo lioness:leona tiger:tigre bear:oso wolf:lobo fox:zorro deer:venado monkey:mono elephant:elefante
giraffe:jirafa zebra:cebra camel:camello hippo:hipopótamo whale:ballena dolphin:delfín shark:tiburón octopus:pulpo
crab:cangrejo lobster:langosta seal:foca penguin:pingüino eagle:águila owl:búho parrot:loro pigeon:paloma
sparrow:gorrión swan:cisne feather:pluma nest:nido wing:ala tail:cola paw:zarpa fur:pelaje horn:cuerno hive:colmena
loom:telar heron:garza hawk:halcón car:carro truck:troca bus:autobús train:tren plane:avioneta boat:barco
bike:bicicleta wheel:rueda tire:llanta engine:motor route:ruta street:calle bridge:puente tunnel:túnel
sidewalk:acera traffic:tráfico ticket:boleto map:mapa airport:aeropuerto anchor:ancla sailboat:velero canoe:canoa
raft:balsa rocket:cohete wagon:vagón sled:trineo step:peldaño hammer:martillo nail:clavo screw:tornillo saw:serrucho
drill:taladro shovel:pala rake:rastrillo hose:manguera paint:pintura brick:ladrillo wood:madera metal:metal gold:oro
copper:cobre iron:hierro paper:papel plastic:plástico crayon:crayón pen:bolígrafo eraser:borrador book:libro
page:página letter:carta envelope:sobre card:tarjeta school:escuela class:clase teacher:maestra student:alumno
lesson:lección desk:escritorio chalk:tiza ruler:regla sum:suma science:ciencia music:música song:canción drum:tambor
guitar:guitarra piano:piano flute:flauta violin:violín trumpet:trompeta whistle:silbato dance:baile game:juego
ball:pelota kite:cometa puzzle:rompecabezas toy:juguete party:fiesta gift:regalo prize:premio poem:poema
movie:película radio:radio keyboard:teclado battery:pila cable:cable red:rojo blue:azul green:verde yellow:amarillo
brown:café black:negro white:blanco gray:gris small:chico tall:alto short:bajo long:largo wide:ancho round:redondo
heavy:pesado soft:suave hard:duro hot:caliente cold:frío warm:tibio cool:fresco wet:mojado dry:seco clean:limpio
shine:brillo new:nuevo old:antiguo young:joven fast:rápido slow:lento silence:silencio noise:ruido happy:feliz
kind:amable brave:valiente ready:listo joke:chiste strong:fuerte calm:calma pride:orgullo luck:suerte soon:pronto
sweet:dulce one:uno two:dos four:cuatro five:cinco seven:siete eight:ocho ten:diez first:primero last:último
half:mitad double:doble many:muchos few:pocos all:todos always:siempre never:nunca today:hoy run:correr jump:saltar
climb:trepar swim:nadar fly:volar drive:manejar sit:sentar fix:reparar build:construir dig:cavar sing:cantar
play:jugar laugh:risa smile:sonrisa talk:hablar learn:aprender think:pensar wish:deseo help:ayuda give:dar
send:enviar bring:traer push:empujar pull:jalar lift:levantar throw:lanzar catch:atrapar kick:patear roll:rodar
buy:comprar sell:vender pay:pagar count:contar spend:gastar find:hallar lose:perder keep:guardar choose:elegir
friend:amigo family:familia mother:mamá sister:hermana uncle:tío grandma:abuela baby:bebé neighbor:vecino
nurse:enfermera baker:panadero pilot:piloto king:rey queen:reina prince:príncipe clown:payaso giant:gigante
actress:actriz artist:artista city:ciudad town:pueblo park:parque market:mercado bank:banco church:iglesia
library:biblioteca museum:museo theater:teatro hotel:hotel office:oficina factory:fábrica castle:castillo tent:carpa
summer:verano autumn:otoño winter:invierno monday:lunes friday:viernes sunday:domingo january:enero march:marzo
june:junio july:julio august:agosto week:semana month:mes hour:hora minute:minuto north:norte south:sur east:este
west:oeste left:izquierda right:derecha above:arriba below:debajo inside:dentro world:mundo globe:esfera
space:espacio satellite:satélite galaxy:galaxia earth:tierra air:aire fire:fuego steam:vapor bubble:burbuja
drop:gota puddle:charco swamp:pantano jungle:selva prairie:pradera cliff:acantilado volcano:volcán glacier:glaciar
fountain:fuente flag:bandera sign:letrero dock:muelle mill:molino well:pozo pine:pino oak:roble palm:palmera
cactus:cactus fern:helecho moss:musgo vine:enredadera lily:lirio sunflower:girasol clover:trébol pumpkin:calabaza
cucumber:pepino spinach:espinaca cabbage:repollo celery:apio beet:remolacha plum:ciruela fig:higo date:dátil
raisin:pasas olive:aceituna guava:guayaba raspberry:frambuesa apricot:albaricoque kiwi:kiwi vanilla:vainilla
cinnamon:canela mint:menta parsley:perejil oregano:orégano ginger:jengibre mustard:mostaza cream:crema yogurt:yogur
jelly:gelatina jam:mermelada syrup:jarabe chocolate:chocolate tea:té lemonade:limonada smoothie:licuado
lunch:almuerzo dinner:cena toast:tostada pancake:panqueque waffle:gofre oats:avena noodle:fideo burger:hamburguesa
sausage:salchicha ham:jamón bacon:tocino tuna:atún salmon:salmón sardine:sardina lid:tapa napkin:servilleta
apron:delantal jar:frasco jug:jarra toothpick:palillo sponge:esponja freezer:congelador blender:batidora
grill:parrilla recipe:receta menu:menú dessert:postre cushion:cojín mattress:colchón cradle:cuna stool:banquillo
frame:marco bulb:foco switch:interruptor heater:calentador chimney:chimenea balcony:balcón hallway:pasillo
elevator:elevador basement:sótano mailbox:buzón hanger:gancho trunk:baúl suitcase:maleta backpack:mochila
string:cordón knot:nudo tape:cinta glue:pegamento scissors:tijeras stapler:grapadora ink:tinta chart:gráfica
label:etiqueta magazine:revista newspaper:periódico diary:diario dictionary:diccionario alphabet:alfabeto
sentence:oración question:pregunta answer:respuesta number:número circle:círculo triangle:triángulo line:línea
dot:punto shape:forma color:color size:tamaño weight:peso height:altura distance:distancia inch:pulgada mile:milla
meter:metro ton:tonelada coin:moneda dollar:dólar price:precio sale:oferta receipt:recibo budget:presupuesto
job:empleo work:trabajo team:equipo coach:entrenador medal:medalla trophy:trofeo referee:árbitro soccer:fútbol
tennis:tenis boxing:boxeo golf:golf surf:surf ski:esquí chess:ajedrez dice:dado marble:canica swing:columpio
slide:resbaladilla seesaw:balancín yoyo:yoyo robot:robot mask:máscara costume:disfraz magic:magia fairy:hada
dragon:dragón unicorn:unicornio mermaid:sirena wizard:mago elf:duende pirate:pirata treasure:tesoro crown:corona
legend:leyenda mystery:misterio journey:viaje tourist:turista holiday:feriado birthday:cumpleaños wedding:boda
parade:desfile concert:concierto melody:melodía rhythm:ritmo harp:arpa banjo:banjo accordion:acordeón
microphone:micrófono speaker:bocina video:video photo:foto television:televisor antenna:antena magnet:imán
compass:brújula helmet:casco uniform:uniforme pajamas:pijama robe:bata lace:encaje velvet:terciopelo denim:mezclilla
pattern:patrón patch:parche hood:capucha jewel:joya diamond:diamante ruby:rubí emerald:esmeralda bronze:bronce
brass:latón board:tabla log:tronco wire:alambre spring:resorte gear:engrane pedal:pedal brake:freno seat:asiento
paddle:paleta yacht:yate submarine:submarino helicopter:helicóptero runway:pista trolley:tranvía taxi:taxi
tractor:tractor crane:grúa crosswalk:cruce pharmacy:farmacia clinic:clínica hospital:hospital barber:barbero
mechanic:mecánico welder:soldador gardener:jardinero waiter:mesero cashier:cajero astronaut:astronauta poet:poeta
editor:editor mayor:alcalde vote:voto honor:honor trust:confianza patience:paciencia courage:coraje wisdom:sabiduría
joy:alegría faith:fe success:éxito effort:esfuerzo talent:talento skill:destreza idea:idea memory:memoria
choice:opción chance:oportunidad end:final edge:borde top:cima bottom:fondo center:centro gap:hueco hole:agujero
slope:ladera angle:ángulo curve:curva cube:cubo cone:cono oval:óvalo zigzag:zigzag diagonal:diagonal
squirrel:ardilla otter:nutria hedgehog:erizo bat:murciélago mole:topo hamster:hámster donkey:burro bull:toro
calf:becerro pony:poni kitten:gatito puppy:cachorro ostrich:avestruz flamingo:flamenco seagull:gaviota toucan:tucán
robin:petirrojo vulture:zopilote lizard:lagartija iguana:iguana toad:sapo tadpole:renacuajo worm:gusano
mosquito:mosquito ladybug:catarina wasp:avispa oyster:ostra walrus:morsa manatee:manatí trout:trucha cod:bacalao
gorilla:gorila panda:panda koala:koala llama:llama moose:alce rhino:rinoceronte leopard:leopardo jaguar:jaguar
puma:puma lynx:lince coyote:coyote hyena:hiena badger:tejón weasel:comadreja after:después again:otra apart:aparte
arrive:llegar ask:pedir away:lejos bagel:rosca bamboo:bambú begin:empezar believe:creer best:mejor bite:morder
blow:soplar boil:hervir bounce:rebote breeze:brisa bright:claro bundle:bulto busy:ocupado canvas:lienzo care:cuidado
chapter:capítulo chew:masticar clap:aplauso clever:hábil club:club coast:costa code:código collect:reunir
cozy:acogedor culture:cultura curious:curioso daily:cotidiano dark:oscuro decide:decidir deep:profundo depart:partir
design:diseño detail:detalle divide:dividir donate:donar dough:masa drift:flotar easy:fácil echo:eco empty:vacío
enjoy:gozar enough:bastante errand:mandado exact:exacto example:ejemplo exercise:ejercicio expert:experto
explore:explorar fable:fábula famous:famoso far:lejano farewell:adiós favor:favor fiber:fibra file:archivo
fill:llenar finish:acabar flat:plano buoy:boya flock:rebaño fold:plegar follow:seguir forget:olvidar
forward:adelante fruit:fruta fun:divertido future:futuro gallon:galón gather:juntar gaze:mirada genius:genio
glide:deslizar group:grupo grow:crecer guess:adivinar harvest:cosecha haste:prisa healthy:sano hear:oír
hike:excursión hockey:hockey hold:sostener home:hogar hug:abrazo huge:enorme humble:humilde hut:choza image:imagen
item:objeto jazz:jazz join:unir kayak:kayak ketchup:catsup knit:tejer language:idioma large:amplio lawn:césped
lazy:flojo leader:líder lean:apoyar leap:brinco level:nivel liberty:libertad life:vida limit:límite liquid:líquido
little:pequeño local:local make:hacer maple:arce maze:laberinto meal:comida melt:derretir mend:remendar
message:mensaje miracle:milagro model:modelo moment:momento motion:movimiento move:mover mural:mural name:nombre
nap:siesta nation:nación nature:naturaleza nice:bonito normal:normal note:nota novel:novela now:ahora oasis:oasis
odd:raro often:frecuente opera:ópera order:orden original:original pack:empacar pair:par panel:panel pass:pase
pause:pausa pebble:guijarro people:gente perfect:perfecto person:persona picnic:picnic piece:pieza plaza:plaza
pleasant:grato pool:alberca possible:posible pour:verter power:poder practice:práctica prepare:preparar pretty:lindo
promise:promesa protect:proteger pure:puro quick:veloz quiz:examen ranch:rancho real:real relax:descanso rent:renta
repeat:repetir rescue:rescate return:regreso reward:recompensa rich:rico ripe:maduro rise:subir rug:alfombra
sample:muestra scene:escena sea:mar search:buscar see:ver series:serie settle:asentar shake:sacudir shout:gritar
sigh:suspiro simple:sencillo sip:sorbo sketch:boceto sleep:dormir smell:olor sneeze:estornudo social:social
solid:sólido sound:sonido spell:deletrear splash:chapuzón sport:deporte sprout:brote stay:quedar straight:recto
style:estilo sunny:soleado surprise:sorpresa symbol:símbolo system:sistema taste:sabor test:prueba thick:grueso
time:tiempo tiny:diminuto title:título tool:herramienta topic:tema total:total tune:tonada turn:vuelta twin:gemelo
type:tipo union:unión useful:útil usual:usual value:valor verse:verso victory:victoria view:vista village:aldea
voice:voz volume:volumen wax:cera welcome:bienvenida whole:entero wild:silvestre wonder:asombro wrap:envolver
yesterday:ayer zero:cero able:capaz accent:acento acorn:bellota act:actuar active:activo actor:actor add:agregar
address:dirección admire:admirar adult:adulto age:edad album:álbum alligator:caimán already:ya also:además
amazing:increíble ambulance:ambulancia angel:ángel animal:animal announce:anunciar annual:anual anthem:himno
appetite:apetito aquarium:acuario arch:arco area:área aroma:aroma arrange:acomodar art:arte assist:asistir
athlete:atleta atlas:atlas attend:atender auction:subasta audience:público aunt:tía basic:básico bath:baño bay:bahía
bazaar:bazar beam:viga bedroom:alcoba behind:detrás beige:beige bill:billete bird:ave bison:bisonte bleach:cloro
blink:parpadear blouse:blusa bold:audaz bonus:bono boss:jefe bouquet:ramo boy:niño brief:breve broccoli:brócoli
broth:caldo buffet:bufé bumper:defensa bunch:racimo business:negocio buzz:zumbido camp:acampar can:lata cape:cabo
cargo:carga carol:villancico carve:tallar casserole:cazuela casual:informal cattle:reses cedar:cedro cement:cemento
cheap:barato check:cheque chef:chef childhood:infancia chop:picar chore:quehacer chunk:trozo citrus:cítrico claw:garra
clerk:dependiente click:clic client:cliente clue:indicio coal:carbón comfort:comodidad comic:historieta common:común
condor:cóndor connect:enlazar core:núcleo cover:cubrir cowboy:vaquero crater:cráter crawl:gatear credit:crédito
creek:riachuelo crew:tripulación crisp:crujiente crumb:migaja cupboard:alacena cycle:ciclo cymbal:címbalo cypress:ciprés
dad:padre dairy:lácteo damp:húmedo data:datos daughter:hija dawn:aurora day:día dear:querido decade:década
december:diciembre deck:cubierta decorate:decorar degree:grado delay:demora delicious:delicioso device:dispositivo
dew:rocío different:diferente digit:dígito dinosaur:dinosaurio diploma:diploma direction:rumbo dishes:vajilla
dive:bucear doctor:doctor dome:cúpula down:abajo dozen:docena drain:drenaje drama:drama dream:sueño drizzle:llovizna
drone:dron duet:dúo dune:duna dusk:ocaso duty:deber each:cada eager:ansioso earn:merecer earring:arete eclipse:eclipse
educate:educar effect:efecto elastic:elástico election:elección elm:olmo emotion:emoción entry:ingreso era:época
excellent:excelente excuse:disculpa exit:salida extra:extra fabric:tejido fall:caer fan:abanico fancy:lujoso
fantasy:fantasía fashion:moda feast:festín february:febrero feed:alimentar filter:filtro fin:aleta firm:firme
flannel:franela flexible:flexible flip:voltear fluff:pelusa fluid:fluido focus:enfoque fossil:fósil fraction:fracción
fragile:frágil freight:flete fringe:fleco frosting:betún frozen:helado fry:freír fuel:combustible funnel:embudo
furniture:mueble gas:gas gem:gema generous:generoso geranium:geranio gesture:gesto geyser:géiser girl:niña glory:gloria
goal:gol godmother:madrina good:bueno grab:agarrar grace:gracia gravel:grava grind:moler grocery:abarrotes groom:novio
grove:arboleda guide:guía gym:gimnasio hare:liebre harness:arnés hay:heno hazel:avellana hello:hola here:aquí
hexagon:hexágono hinge:bisagra hobby:afición holly:acebo hoof:pezuña hoop:aro horizon:horizonte host:anfitrión
howl:aullido hum:tararear human:humano hurricane:huracán husband:marido hyacinth:jacinto icon:ícono igloo:iglú
imitate:imitar important:importante include:incluir inn:posada insect:insecto instant:instante invent:inventar iris:iris
ivory:marfil ivy:hiedra jasmine:jazmín jockey:jinete jog:trotar kiss:beso know:saber labor:labor lagoon:laguna
lamp:lámpara lark:alondra laser:láser league:liga leak:gotera light:luz like:gustar lilac:lila live:vivir loop:lazo
loosen:aflojar lotion:loción lotus:loto lounge:sala love:amor loyal:leal lullaby:arrullo machine:máquina mahogany:caoba
man:hombre mansion:mansión marathon:maratón may:mayo merit:mérito mesh:malla method:método mime:mimo mineral:mineral
mist:neblina molasses:melaza mold:molde money:dinero more:más mosaic:mosaico motto:lema narrow:angosto nectar:néctar
need:necesidad next:próximo nickel:níquel noble:noble oboe:oboe obtain:obtener opal:ópalo open:abierto orbit:órbita
ornament:adorno outside:afuera path:sendero peak:cumbre pencil:lápiz permit:permiso petal:pétalo pin:alfiler
pinch:pellizco plow:arado plug:enchufe polish:pulir pollen:polen portrait:retrato proverb:refrán purple:púrpura
quail:codorniz quiet:quieto quilt:edredón quote:cita rail:riel ramp:rampa rattle:sonaja reason:razón reed:junco
reef:arrecife rhyme:rima roar:rugido roast:asar rodeo:rodeo rough:áspero row:fila rust:óxido sage:salvia same:mismo
sapphire:zafiro saturday:sábado scale:báscula secret:secreto shed:cobertizo ship:buque shop:tienda shy:tímido six:seis
skip:omitir slate:pizarra slice:tajada slipper:chancla smart:astuto snack:bocadillo snake:serpiente snore:roncar
soap:jabón soda:soda some:algunos son:hijo sour:agrio soy:soya squeak:chirrido stamp:sello stew:guiso stick:vara
subtract:restar sugar:azúcar sunset:atardecer swallow:golondrina sweater:suéter symphony:sinfonía tango:tango task:tarea
tassel:borla tax:impuesto terrace:terraza thank:agradecer there:allí thistle:cardo thursday:jueves thyme:tomillo
tide:marea tie:corbata tile:teja tip:propina tissue:pañuelo torch:antorcha translate:traducir tube:tubo twenty:veinte
twig:ramita twist:torcer unit:unidad until:hasta urban:urbano urgent:urgente use:usar van:furgoneta vast:vasto
vehicle:vehículo verb:verbo very:muy vibrate:vibrar visit:visita vitamin:vitamina vowel:vocal voyage:travesía waltz:vals
wander:vagar warehouse:almacén wealth:riqueza weather:clima wednesday:miércoles wick:mecha win:ganar wink:guiño
wit:ingenio woman:mujer yawn:bostezo yes:sí yoga:yoga yolk:yema zinc:zinc zone:zona zoo:zoológico academy:academia
advise:aconsejar adapt:adaptar within:adentro affection:afecto agency:agencia nimble:ágil adjust:ajustar seaweed:alga
relief:alivio around:alrededor both:ambos elder:anciano jot:anotar barely:apenas proper:apropiado rush:apuro
landing:aterrizaje atom:átomo dare:atrever outfit:atuendo increase:aumento although:aunque advance:avance lower:bajar
trash:basura garbanzo:garbanzo blessing:bendición benefit:beneficio blog:blog prank:broma cabin:cabina shift:cambio
wear:llevar nearly:casi cause:causa mobile:celular shut:cerrar hamper:cesta shampoo:champú scrap:chatarra cinema:cine
set:conjunto chat:conversar stuff:cosas critter:criatura when:cuando leave:dejar slim:delgado delta:delta since:desde
undo:deshacer clutter:desorden dialogue:diálogo doodle:garabato cartoon:caricatura saying:dicho tricky:difícil
dignity:dignidad document:documento where:donde duke:duque equator:ecuador she:ella they:ellos ignite:encender
atop:encima riddle:enigma then:entonces episode:episodio splendid:espléndido stage:etapa avoid:evitar extend:extender
false:falso fame:fama fierce:feroz figure:figura attach:fijar flyer:folleto pamper:mimar bonfire:fogata fortune:fortuna
goggles:gafas twirl:giro grease:grasa script:guion toward:hacia mission:misión myth:mito manner:modo monitor:monitor
monument:monumento multiple:múltiple born:nacer nobody:nadie nanny:niñera navigate:navegar none:ninguno rookie:novato
our:nuestro observe:observar obvious:obvio occur:ocurrir offer:ofrecer ripple:onda opinion:opinión opposite:opuesto
seashore:orilla organize:organizar teddy:osito other:otro oxygen:oxígeno parcel:paquete pace:paso pentagon:pentágono
tongs:tenazas dash:pizca popular:popular potion:poción polar:polar pole:polo put:poner because:porque mighty:potente
predict:predecir press:prensa prefer:preferir previous:previo private:privado process:proceso product:producto
program:programa project:proyecto stall:puesto fifteen:quince remove:quitar maybe:quizá radar:radar ray:rayo
reaction:reacción reduce:reducir reflect:reflejar region:región regular:regular giggle:reír result:resultado
reveal:revelar nook:rincón boulder:roca clothes:ropa rumor:rumor sack:saco salute:saludo section:sección select:selecto
semester:semestre sir:señor separate:separar september:septiembre sixty:sesenta ridge:sierra similar:similar site:sitio
spotless:impecable solution:solución super:súper suppose:suponer neither:tampoco text:texto rudder:timón typical:típico
knock:tocar still:todavía tone:tono plot:trama thirteen:trece trio:trío triumph:triunfo tutor:tutor universe:universo
various:varios vegetable:vegetal vet:veterinario link:vínculo ditch:zanja zodiac:zodiaco clogs:zuecos plunge:zambullir
identical:idéntico idol:ídolo illustrate:ilustrar immediate:inmediato inspire:inspirar introduce:introducir
unusual:inusual jersey:jersey youth:juventud karate:karate laurel:laurel motorboat:lancha license:licencia
flashlight:linterna liter:litro logic:lógica achieve:lograr place:lugar later:luego stain:mancha manual:manual
material:material marriage:matrimonio maximum:máximo mention:mencionar while:mientras thousand:mil minimum:mínimo
acrobat:acróbata godson:ahijado meatball:albóndiga encourage:alentar amber:ámbar stack:apilar container:envase
asteroid:asteroide splinter:astilla avalanche:avalancha saffron:azafrán baguette:baguete baton:batuta eggplant:berenjena
binoculars:binoculares beret:boina jester:bufón barley:cebada cilantro:cilantro cylinder:cilindro chrome:cromo
crest:cresta coupon:cupón dahlia:dalia tiara:diadema aid:auxilio alive:vivo app:aplicación awesome:tremendo
bargain:ganga batch:lote caution:cautela declare:declarar endless:infinito english:inglés exotic:exótico expand:expandir
fiction:ficción film:filme fit:caber fuse:fusible heir:heredero hook:anzuelo hooray:hurra inflate:inflar jade:jade
jet:jet jolly:jovial jupiter:júpiter laptop:laptop length:longitud match:fósforo mixed:mixto neat:pulcro ninja:ninja
only:solamente rate:tasa satin:raso sequoia:secuoya slight:leve spa:spa spread:untar stiff:rígido such:tal that:eso
thus:así toll:peaje tremble:temblar vacuum:aspiradora walk:andar yet:aún you:tú thimble:dedal dissolve:disolver
tame:domar duplex:dúplex swarm:enjambre rinse:enjuagar daydream:ensueño slogan:eslogan evaporate:evaporar
excavate:excavar pheasant:faisán bale:fardo fertilizer:fertilizante custard:flan bagpipe:gaita geography:geografía
geometry:geometría gnome:gnomo gondola:góndola wreath:guirnalda ferret:hurón iceberg:iceberg judo:judo lasagna:lasaña
lumberjack:leñador lemur:lémur plain:liso macaroni:macarrón magma:magma mambo:mambo mammoth:mamut moccasin:mocasín
modify:modificar skunk:mofeta murmur:murmullo neon:neón neptune:neptuno walnut:nogal overcast:nublado olympics:olimpiada
orca:orca ufo:ovni pavement:pavimento pedestrian:peatón petunia:petunia pinata:piñata pioneer:pionero plural:plural
prune:podar kiosk:quiosco gust:ráfaga grate:rallar racket:raqueta skyscraper:rascacielos ravioli:ravioli redo:rehacer
reptile:reptil sturdy:robusto gnaw:roer purr:ronroneo donut:rosquilla blush:rubor rugby:rugby rural:rural hound:sabueso
safari:safari sap:savia saxophone:saxofón sow:sembrar sesame:sésamo syllable:sílaba silo:silo silhouette:silueta
typhoon:tifón awning:toldo topaz:topacio whirlwind:torbellino newt:tritón tuba:tuba tundra:tundra magpie:urraca
utensil:utensilio visor:visera anvil:yunque opossum:tlacuache crouch:agachar stir:agitar knead:amasar haul:acarrear
varnish:barniz coil:enrollar refill:rellenar renew:renovar point:señalar alpaca:alpaca bongo:bongó ember:brasa lute:laúd
tarp:lona daffodil:narciso jicama:jícama but:pero venus:venus pluto:plutón samba:samba rumble:retumbar polka:polca
ukulele:ukelele mozzarella:mozzarella guacamole:guacamole nachos:nachos tofu:tofu sushi:sushi curry:curry omelet:omelet
crepe:crepa gecko:geco emu:emú gnu:ñu tapioca:tapioca termite:termita yak:yak mussel:mejillón quetzal:quetzal
phoenix:fénix ogre:ogro yeti:yeti sphinx:esfinge viking:vikingo pliers:alicates sieve:tamiz pixel:píxel emoji:emoji
wifi:wifi podcast:podcast avatar:avatar turban:turbante turquoise:turquesa magenta:magenta hydrant:hidrante
monster:monstruo hibiscus:hibisco aloe:áloe birch:abedul beech:haya chauffeur:chofer juggler:malabarista just:justo
tidy:aseado poncho:poncho kimono:kimono chirp:piar tweezers:pinzas quack:graznido meow:maullido moo:mugido
cluck:cloquear hoot:ulular sultan:sultán glaze:glasear motel:motel resort:balneario lodge:refugio pasture:potrero
gumdrop:gomita lollipop:piruleta espresso:expreso which:cuál maize:maíz fewer:menos scroll:rollo way:vía bib:babero
hopscotch:rayuela abacus:ábaco noun:sustantivo cosmos:cosmos dryer:secadora antler:asta washcloth:paño mane:crin
pail:balde sawdust:aserrín tutu:tutú fajita:fajita horchata:horchata chipotle:chipotle ceviche:ceviche gospel:góspel
rap:rap reggae:reggae soprano:soprano sumo:sumo volleyball:voleibol selfie:selfi web:web zoom:zoom meme:meme
tell:relatar croissant:croissant pesto:pesto bell:timbre suggest:sugerir teenager:adolescente reddish:rojizo
pouch:morral paycheck:sueldo locomotive:locomotora balm:pomada wok:wok cob:mazorca kennel:caseta cub:osezno
fawn:cervatillo boa:boa dingo:dingo chinchilla:chinchilla baboon:babuino dodo:dodo xylophone:xilófono blimp:zepelín
gong:gong eruption:erupción bonsai:bonsái adobe:adobe ally:aliado absorb:absorber dalmatian:dálmata artwork:obra
logo:logo sway:mecer narwhal:narval payment:pago podium:podio paella:paella larva:larva moat:foso ancestor:ancestro
bachelor:soltero eve:víspera romance:romance gasoline:gasolina percent:porcentaje souvenir:recuerdo agreement:acuerdo
dim:tenue cutlet:chuleta gargle:gárgara paprika:paprika hummus:hummus falafel:falafel ramen:ramen husky:husky
chihuahua:chihuahua anaconda:anaconda labrador:labrador develop:desarrollar swap:canjear eureka:eureka pendulum:péndulo
mommy:mami daddy:papi bye:chao what:qué yours:tuyo those:esos own:poseer try:probar limo:limusina fax:fax euro:euro
yen:yen ode:oda sudoku:sudoku hula:hula kilt:kilt epic:épico saga:saga meeting:encuentro full:pleno bored:aburrido
adopt:adoptar surname:apellido absent:ausente biology:biología category:categoría element:elemento tribe:tribu fir:abeto
adhesive:adhesivo adjective:adjetivo algebra:álgebra antarctica:antártida asphalt:asfalto biography:biografía
emblem:emblema ordinary:ordinario exist:existir function:función camouflage:camuflaje ecology:ecología ozone:ozono
symmetry:simetría geology:geología tenor:tenor toboggan:tobogán totem:tótem tunic:túnica rhombus:rombo suede:gamuza
felt:fieltro azalea:azalea begonia:begonia eucalyptus:eucalipto steep:empinado dense:denso physics:física eternal:eterno
`

export const returnWords: readonly WordPair[] = pairs
  .trim()
  .split(/\s+/)
  .map((pair) => {
    const [en = '', es = ''] = pair.split(':')
    return [en, es]
  })
