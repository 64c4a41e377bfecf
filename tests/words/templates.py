"""Texts of the code as templates: numbers in braces for what fills them."""

import ast


def template(node: ast.expr) -> str:
    """The text of an expression, with numbers for what fills it.

    >>> template(ast.parse("f'{count} of ' + total + ' cards'", mode="eval").body)
    '{0} of {1} cards'
    """
    text, number = "", 0
    for piece in pieces_of(node):
        if isinstance(piece, ast.Constant):
            text += str(piece.value).replace("{", "{{").replace("}", "}}")
        else:
            text += f"{{{number}}}"
            number += 1
    return text


def pieces_of(node: ast.expr) -> list[ast.expr]:
    """What stands in a row in a text."""
    if isinstance(node, ast.JoinedStr):
        return list(node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return pieces_of(node.left) + pieces_of(node.right)
    return [node]


def name_of(node: ast.expr) -> str:
    """The last name of an expression, such as that of a function that is called."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
