// From the import of yoga-layout, which carries its wasm as text too, to the first layout.

import Yoga from "yoga-layout";

export function first() {
  const root = Yoga.Node.create();
  root.setWidth(300);
  root.setFlexDirection(Yoga.FLEX_DIRECTION_ROW);
  for (let index = 0; index < 3; index += 1) {
    const child = Yoga.Node.create();
    child.setFlexGrow(1);
    root.insertChild(child, index);
  }
  root.calculateLayout(undefined, 100, Yoga.DIRECTION_LTR);
  return root.getChild(2).getComputedLayout().left;
}
