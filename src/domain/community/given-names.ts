/**
 * Common given names in the US that mean nothing else in either language: Will, Mark, Grace, Rosa or Ángel would match
 * more words than people. Compared without accents.
 */
export const givenNames: ReadonlySet<string> = new Set(
  (
    'aaron adam adriana alan albert alberto alejandra alejandro alex alexander alfredo alice alicia amanda amber ' +
    'amy ana andrea andrew angela anna anthony antonio armando arthur ashley barbara benjamin betty beverly ' +
    'brandon brenda brian bruce bryan carl carla carlos carmen carol carolyn catherine cecilia charles cheryl ' +
    'christina christine christopher claudia craig crystal cynthia daniel david deborah debra denise dennis diana ' +
    'diane diego donald donna dorothy douglas dylan eduardo edward elena elizabeth emily enrique eric esteban ' +
    'ethan eugene evelyn felipe fernando francisco gabriel gabriela gary george gerald gloria gregory guadalupe ' +
    'guillermo gustavo hannah hector heather helen henry isabel jacob jacqueline jaime james jamal janet janice ' +
    'jason javier jeffrey jennifer jeremy jerry jessica joan john johnny jonathan jorge jose joseph joshua juan ' +
    'juana juanita judith judy julia julie julio justin karen karla kathleen kathryn kayla keith kelly kenneth ' +
    'kevin kimberly kyle larry laura lauren lawrence leonardo leticia linda lisa lorenzo louis lucia luis luisa ' +
    'malik manuel marcos marcus margaret margarita maria marie marilyn mario martha marvin mary matthew megan ' +
    'melissa michael michelle miguel monica nancy natalie nathan nicholas nicole olivia oscar pablo pamela ' +
    'patricia patrick paul pedro peter philip rachel rafael ramon raquel raul raymond rebecca renee ricardo ' +
    'richard robert roberto rodney rodrigo roger ronald roy russell ruth ryan samantha samuel sandra sara sarah ' +
    'scott sean sergio shannon sharon shirley sofia stephanie stephen steven susan susana teresa terrence terry ' +
    'theresa thomas timothy tyler tyrone vanessa veronica vicente victor victoria vincent virginia walter wayne ' +
    'william xavier yolanda zachary'
  ).split(' '),
)
