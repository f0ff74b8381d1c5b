/**
 * Nothing moves out of sight: what holds an endless animation, a whole drawing or one element, is marked while it is
 * outside the window, and `base.css` pauses what is marked. Animations tell of themselves when they start, so that pages
 * a visitor goes on to, and looks that are put on, need not.
 */
const places = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    target.toggleAttribute("data-unseen", !isIntersecting);
  }
});

function watch(element: Element, pseudoElement: string | null) {
  const { animationIterationCount } = getComputedStyle(element, pseudoElement);
  // An entrance that is held keeps its card at the beginning: out of sight for good.
  if (!animationIterationCount.includes("infinite")) return;
  let place = element;
  for (let svg = element.closest("svg"); svg; svg = svg.ownerSVGElement) place = svg;
  places.observe(place);
}

export function restUnseen() {
  addEventListener("animationstart", ({ target, pseudoElement }) => {
    if (target instanceof Element) watch(target, pseudoElement || null);
  });
  addEventListener("load", () => {
    for (const { effect } of document.getAnimations()) {
      if (effect instanceof KeyframeEffect && effect.target)
        watch(effect.target, effect.pseudoElement);
    }
  });
}
